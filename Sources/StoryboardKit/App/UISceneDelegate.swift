import Foundation

/// The part of an app that is told when a scene comes and goes.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is connected: the place to make a window and its first screen.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene is thrown away, which never happens here.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene is in front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene goes to the back, which never happens here.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene is in front.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called in the background, which never happens here.
  func sceneDidEnterBackground(_ scene: UIScene)
}

/// As in UIKit, nothing here has to be written.
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// A scene delegate with a window.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window; the delegate is what holds it.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
