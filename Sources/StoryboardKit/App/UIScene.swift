import Foundation

/// One instance of the app's surface.
open class UIScene: UIResponder {
  /// The session, which is known before the scene is connected.
  public let session: UISceneSession
  /// The object that is told about its life; held, as in UIKit.
  open var delegate: (any UISceneDelegate)?
  /// The text that the system shows for it.
  open var title: String! = ""

  /// A scene of that session.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The reasons why a scene is connected; there are never any here.
  open class ConnectionOptions: NSObject {}
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  private struct Weak { weak var window: UIWindow? }
  private var known: [Weak] = []

  /// The screen that it is on.
  public var screen: UIScreen { .main }
  /// Its windows, as far as somebody holds them.
  public var windows: [UIWindow] { known.compactMap(\.window) }
  /// The one of them that gets the keys.
  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  func register(_ window: UIWindow) {
    if !windows.contains(window) { known.append(Weak(window: window)) }
  }
}

/// The facts about a scene that are known before it is connected.
open class UISceneSession: NSObject {
  /// The purpose of the scene.
  public let role = Role.windowApplication
  /// How the scene is set up.
  public internal(set) var configuration = UISceneConfiguration(
    name: nil, sessionRole: .windowApplication)

  /// The purpose of a scene.
  public nonisolated struct Role: Hashable, Sendable {
    let name: String
    /// A scene on the device's own screen.
    public static let windowApplication = Role(name: "UIWindowSceneSessionRoleApplication")
  }
}

/// How a scene is set up: its delegate's class and its storyboard.
///
/// In an app Info.plist holds this under the configuration's name. Here, where there is no
/// Info.plist, the class is `SceneDelegate` of the app delegate's module, unless you set one.
open class UISceneConfiguration: NSObject {
  /// The name in Info.plist.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The storyboard whose first screen the window shows before the delegate is told.
  open var storyboard: UIStoryboard?

  /// A configuration of that name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    self.role = sessionRole
  }

  static let none = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
}
