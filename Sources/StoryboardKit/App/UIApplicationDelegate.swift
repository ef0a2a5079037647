import Foundation

/// The part of an app that is told when it is launched, and asked for its scenes.
///
/// With `@main` on the class the app is launched headless: the delegate is told, scenes are
/// connected, and, as there are no events to wait for, the program ends.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes; a main storyboard's first screen is put into it.
  var window: UIWindow? { get set }
  /// Called before anything is restored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app is launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Asked for each scene that will be connected; an app that has it works with scenes.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the user has thrown scenes away, which never happens here.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Called when the app is in front.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app goes to the back, which never happens here.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called in the background, which never happens here.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app comes to the front again, which never happens here.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)
}

/// As in UIKit, nothing here has to be written.
extension UIApplicationDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Tells that the app does not work with scenes.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { .none }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Launches the app headless; what `@main` calls.
  public static func main() {
    guard let type = self as? NSObject.Type,
      let delegate = ClassLookup.makePlain(type) as? any UIApplicationDelegate
    else { Fault.stop("The app delegate must be a class that inherits from NSObject") }
    Launch(delegate).run()
  }
}

extension UIApplication {
  /// A reason why the app was launched; there is never one here.
  public nonisolated struct LaunchOptionsKey: Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
