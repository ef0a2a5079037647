import Foundation

/// The app: one object that knows the delegate, the scenes, and the windows.
open class UIApplication: UIResponder {
  /// The only application; made when first asked for, also without `main()`.
  public static let shared = UIApplication()

  private struct Weak { weak var window: UIWindow? }

  /// The object that is told about the app's life; held by `main()`, as in UIKit.
  open var delegate: (any UIApplicationDelegate)?
  /// The scenes that are connected.
  public internal(set) var connectedScenes: Set<UIScene> = []
  private weak var key: UIWindow?
  private var known: [Weak] = []

  /// The application; ask for `shared` instead.
  public required override init() { super.init() }

  /// The window that gets the keys.
  open var keyWindow: UIWindow? { key }

  /// The windows that were made key and are still held by somebody.
  open var windows: [UIWindow] { known.compactMap(\.window) }

  /// Active from the start: nothing goes into the background here.
  open var applicationState: State { .active }

  /// Whether the app is in front.
  public nonisolated enum State: Int, Sendable {
    case active, inactive, background
  }

  func makeKey(_ window: UIWindow) {
    key = window
    known.removeAll { $0.window == nil || $0.window === window }
    known.append(Weak(window: window))
  }
}
