// 2.7 AppEntry
//
// The delegate passes its manager down once, before any view is loaded, to every screen that needs
// one. UIKit creates the embedded screen later, so the Today screen passes the manager to it.

import PropertyAndMethodSupport
import UIKit

final class AppSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let manager = TodoManager()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window?.rootViewController?.handDown(manager)
  }
}

/// A screen that needs a manager before its view is loaded.
protocol ManagerInjectable: UIViewController {
  func inject(manager: TodoManager)
}

extension UIViewController {
  /// Passes a manager to this screen, and to all screens that it contains so far.
  func handDown(_ manager: TodoManager) {
    (self as? any ManagerInjectable)?.inject(manager: manager)
    for child in children { child.handDown(manager) }
  }
}

/// The base class of the four screens; a screen traps if it's loaded without a manager.
class ManagerViewController: LabelViewController, ManagerInjectable {
  private var injected: TodoManager?

  func inject(manager: TodoManager) {
    injected = manager
  }

  var manager: TodoManager {
    guard let injected else { fatalError("\(type(of: self)) lacks a TodoManager") }
    return injected
  }
}

/// The first tab; the segue “count” embeds the number of to-dos in a container view.
final class TodayTabViewController: ManagerViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    text = "Next: \(manager.todos.first?.title ?? "nothing")"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.handDown(manager)
  }
}

/// The screen with the number of to-dos, embedded in Today.
final class CountViewController: ManagerViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    text = "\(manager.todos.count) to-dos"
  }
}

/// The second tab.
final class AllTabViewController: ManagerViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    text = "All: " + manager.todos.map(\.title).joined(separator: ", ")
  }
}

/// The third tab; it's in Backup.storyboard, which AppEntry.storyboard references.
final class BackupTabViewController: ManagerViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    text = "\(manager.todos.count) to back up"
  }
}
