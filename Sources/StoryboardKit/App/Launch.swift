import Foundation

/// The launch of an app, with its scene or its main storyboard.
struct Launch {
  private let delegate: any UIApplicationDelegate
  private let module: String
  private let application = UIApplication.shared

  init(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    module = String(String(reflecting: type(of: delegate)).prefix { $0 != "." })
  }

  func run() {
    application.delegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    let scene = connectScene()
    if scene == nil { showMainStoryboard() }
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    application.post(UIApplication.didFinishLaunchingNotification)
    scene?.open()
    delegate.window??.makeKeyAndVisible()
    delegate.applicationDidBecomeActive(application)
    application.post(UIApplication.didBecomeActiveNotification)
  }

  private func infoValue(forKey key: String) -> Any? { Bundle.main.infoDictionary?[key] }

  /// Creates a window with the first screen of the storyboard that `UIMainStoryboardFile` names.
  private func showMainStoryboard() {
    guard let name = infoValue(forKey: "UIMainStoryboardFile") as? String else { return }
    let storyboard = UIStoryboard(name: name, bundle: nil, callerFileID: "\(module)/main")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = storyboard.makeInitialController(named: name)
    (delegate as any WindowOwner).window = window
  }

  private func connectScene() -> PendingScene? {
    let session = UISceneSession()
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      application, configurationForConnecting: session, options: options)
    guard configuration !== UISceneConfiguration.none else { return nil }
    // Without an Info.plist, the scene delegate's class has Xcode's default name.
    let found: AnyClass? =
      configuration.delegateClass ?? NSClassFromString("\(module).SceneDelegate")
    session.configuration = configuration
    return PendingScene(
      session: session, options: options, delegateClass: found, module: module)
  }
}

/// A scene that isn't connected yet.
struct PendingScene {
  let session: UISceneSession
  let options: UIScene.ConnectionOptions
  let delegateClass: AnyClass?
  let module: String

  func open() {
    let scene = UIWindowScene(session: session, connectionOptions: options)
    UIApplication.shared.connectedScenes.insert(scene)
    guard let type = delegateClass as? NSObject.Type,
      let delegate = ClassLookup.makePlain(type) as? any UISceneDelegate
    else {
      let reason =
        delegateClass.map { "\($0) is no UISceneDelegate" } ?? "there is no \(module).SceneDelegate"
      return Fault.log("The scene has no delegate: \(reason).")
    }
    scene.delegate = delegate
    if let storyboard = session.configuration.storyboard {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = storyboard.makeInitialController(named: storyboard.name)
      (delegate as? any WindowOwner)?.window = window
    }
    delegate.scene(scene, willConnectTo: session, options: options)
    (delegate as? any WindowOwner)?.window?.makeKeyAndVisible()
    delegate.sceneWillEnterForeground(scene)
    delegate.sceneDidBecomeActive(scene)
  }
}

/// Launches the app with the named delegate class, and returns 0.
///
/// UIKit's function never returns. This function returns, since there are no events to wait for.
@discardableResult
public func UIApplicationMain(
  _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName, let type = NSClassFromString(name) as? NSObject.Type,
    let delegate = ClassLookup.makePlain(type) as? any UIApplicationDelegate
  else { Fault.stop("Unable to instantiate the UIApplication delegate") }
  Launch(delegate).run()
  return 0
}

extension UIStoryboard {
  /// Returns the initial controller, or logs UIKit's message and returns nil if there is none.
  fileprivate func makeInitialController(named name: String) -> UIViewController? {
    let found = instantiateInitialViewController()
    if found == nil {
      Fault.log(
        "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - "
          + "perhaps the designated entry point is not set?")
    }
    return found
  }
}
