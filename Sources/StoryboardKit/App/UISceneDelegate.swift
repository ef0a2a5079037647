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

extension UISceneDelegate {
  /// Does nothing; the method is optional, as in UIKit.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing; the method is optional, as in UIKit.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing; the method is optional, as in UIKit.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing; the method is optional, as in UIKit.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing; the method is optional, as in UIKit.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing; the method is optional, as in UIKit.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// A scene delegate with a window.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window; the delegate is what holds it.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window; the property is optional, as in UIKit.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
