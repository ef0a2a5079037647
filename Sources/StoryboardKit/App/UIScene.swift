import Foundation

/// An instance of the app's user interface.
open class UIScene: UIResponder {
  /// The session, which exists before the scene is connected.
  open private(set) var session: UISceneSession
  /// The object that responds to the scene's life cycle.
  ///
  /// A strong reference, as in UIKit.
  open var delegate: (any UISceneDelegate)?
  /// The title that the system shows for the scene.
  open var title: String! = ""

  /// Creates a scene for a session.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The reasons for connecting a scene; here, there are none.
  open class ConnectionOptions: NSObject {}
}

/// A scene that contains windows.
open class UIWindowScene: UIScene {
  private struct Weak { weak var window: UIWindow? }
  private var knownWindows: [Weak] = []

  /// The screen that shows the scene.
  open var screen: UIScreen { .main }
  /// The scene's coordinates, which are the screen's here.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The scene's windows that still exist.
  open var windows: [UIWindow] { knownWindows.compactMap(\.window) }
  /// The scene's key window.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  func register(_ window: UIWindow) {
    if !windows.contains(window) { knownWindows.append(Weak(window: window)) }
  }
}

/// The session of a scene, which exists before the scene is connected.
open class UISceneSession: NSObject {
  /// The role of the scene.
  public let role = Role.windowApplication
  /// The configuration of the scene.
  public internal(set) var configuration = UISceneConfiguration(
    name: nil, sessionRole: .windowApplication)

  /// The roles of a scene.
  public nonisolated struct Role: Hashable, Sendable {
    let name: String
    /// The role of a scene on the device's screen.
    public static let windowApplication = Role(name: "UIWindowSceneSessionRoleApplication")
  }
}

/// The configuration of a scene: its delegate's class and its storyboard.
///
/// In an app, Info.plist contains the configurations by name. Here, without an Info.plist,
/// the class is `SceneDelegate` in the app delegate's module, unless you set another class.
open class UISceneConfiguration: NSObject {
  /// The configuration's name in Info.plist.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The storyboard whose first screen is in the window before the delegate is called.
  open var storyboard: UIStoryboard?

  /// Creates a configuration with a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    self.role = sessionRole
  }

  static let none = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
}
