import Foundation

/// Methods that respond to the app's launch and configure its scenes.
///
/// With `@main` on the class, the program launches without a user interface. The program calls the
/// delegate, connects the scenes, and then ends, since there are no events to wait for.
@MainActor
public protocol UIApplicationDelegate: WindowOwner {
  /// Called when the launch begins.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app has launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Returns the configuration of a scene; implement this method to use scenes.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called by UIKit when the user has closed scenes, but never called here.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Called when the app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called by UIKit before the app becomes inactive, but never called here.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called by UIKit when the app has entered the background, but never called here.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called by UIKit before the app returns to the foreground, but never called here.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called by UIKit before the app ends, but never called here.
  func applicationWillTerminate(_ application: UIApplication)
}

/// Default implementations. As in UIKit, these members are optional.
extension UIApplicationDelegate {
  /// In an app without scenes, the window that shows the main storyboard's first screen.
  ///
  /// As in UIKit, the property is doubly optional if the delegate's class isn't known:
  /// `delegate?.window??.rootViewController`.
  public var window: UIWindow?? { (self as any WindowOwner).window }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns a configuration for an app without scenes.
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

  /// Launches the app without a user interface.
  ///
  /// `@main` calls this method.
  public static func main() {
    guard let type = self as? NSObject.Type,
      let delegate = ClassLookup.makePlain(type) as? any UIApplicationDelegate
    else { Fault.stop("The app delegate must be a class that inherits from NSObject") }
    Launch(delegate).run()
  }
}

/// A delegate that can have a window, which StoryboardKit sets and shows.
///
/// Not in UIKit. The delegate declares the window as in an app: `var window: UIWindow?`.
@MainActor
public protocol WindowOwner: NSObjectProtocol {
  // Through the delegate's protocol, code gets the doubly optional `window`, not this property.
  /// The window, which the delegate keeps alive.
  @_disfavoredOverload
  var window: UIWindow? { get set }
}

extension WindowOwner {
  /// The window, which is always nil if the delegate doesn't declare the property itself.
  @_disfavoredOverload
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIApplication {
  /// A key of the launch options, which are always nil here.
  public nonisolated struct LaunchOptionsKey: Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
