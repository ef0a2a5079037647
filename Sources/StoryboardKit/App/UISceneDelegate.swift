import Foundation

/// Methods that respond to a scene's life cycle.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is connected; create the window and its first screen here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called by UIKit when the scene is disconnected, but never called here.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called by UIKit before the scene becomes inactive, but never called here.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene enters the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called by UIKit when the scene has entered the background, but never called here.
  func sceneDidEnterBackground(_ scene: UIScene)
}

/// Default implementations. As in UIKit, these methods are optional.
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
public protocol UIWindowSceneDelegate: UISceneDelegate, WindowOwner {}

extension UIWindowSceneDelegate {
  /// The scene's window.
  ///
  /// As in UIKit, the property is doubly optional if the delegate's class isn't known.
  public var window: UIWindow?? { (self as any WindowOwner).window }
}
