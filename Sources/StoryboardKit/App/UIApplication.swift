public import Foundation

/// The app, with its delegate, scenes and windows.
open class UIApplication: UIResponder {
  /// The only application, created on first access, even without `main()`.
  public static let shared = UIApplication()

  private struct Weak { weak var window: UIWindow? }

  /// The object that responds to the app's life cycle.
  ///
  /// A strong reference: as in UIKit, the delegate lives as long as the launched app.
  open var delegate: (any UIApplicationDelegate)?
  /// The connected scenes.
  public internal(set) var connectedScenes: Set<UIScene> = []
  private weak var currentKeyWindow: UIWindow?
  private var knownWindows: [Weak] = []

  /// Creates an application; in your code, use `shared` instead.
  public required override init() { super.init() }

  /// The key window.
  open var keyWindow: UIWindow? { currentKeyWindow }

  /// The windows that have been the key window and still exist.
  open var windows: [UIWindow] { knownWindows.compactMap(\.window) }

  /// The state of the app, which is always active.
  open var applicationState: State { .active }

  /// The states of an app.
  public nonisolated enum State: Int, Sendable {
    case active, inactive, background
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  func makeKey(_ window: UIWindow) {
    let old = currentKeyWindow
    currentKeyWindow = window
    knownWindows.removeAll { $0.window == nil || $0.window === window }
    knownWindows.append(Weak(window: window))
    guard old !== window else { return }
    old?.resignKey()
    window.becomeKey()
  }
}

/// Notifications, each posted after the delegate's method for the same event, as in UIKit.
extension UIApplication {
  /// Posted when the app has launched.
  nonisolated public class var didFinishLaunchingNotification: Notification.Name {
    .init("UIApplicationDidFinishLaunchingNotification")
  }
  /// Posted when the app has become active.
  nonisolated public class var didBecomeActiveNotification: Notification.Name {
    .init("UIApplicationDidBecomeActiveNotification")
  }
  /// Posted by UIKit before the app becomes inactive, but never posted here.
  nonisolated public class var willResignActiveNotification: Notification.Name {
    .init("UIApplicationWillResignActiveNotification")
  }
  /// Posted by UIKit when the app has entered the background, but never posted here.
  nonisolated public class var didEnterBackgroundNotification: Notification.Name {
    .init("UIApplicationDidEnterBackgroundNotification")
  }
  /// Posted by UIKit before the app returns to the foreground, but never posted here.
  nonisolated public class var willEnterForegroundNotification: Notification.Name {
    .init("UIApplicationWillEnterForegroundNotification")
  }
  /// Posted by UIKit before the app ends, but never posted here.
  nonisolated public class var willTerminateNotification: Notification.Name {
    .init("UIApplicationWillTerminateNotification")
  }
}
