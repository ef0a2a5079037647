// 2.7 AppEntry
//
// The delegate hands its manager down once, before a view is loaded, to each screen that asks for
// one, whatever stands between. What a screen embeds comes later, so that screen passes it on.

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
  /// Hands a manager to this screen, or to all that it contains by now.
  func handDown(_ manager: TodoManager) {
    (self as? any ManagerInjectable)?.inject(manager: manager)
    for child in children { child.handDown(manager) }
  }
}

/// What the four screens have in common: they stop when they are loaded without a manager.
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

/// The first tab; it has the number of to-dos in a container, by the segue “count”.
final class TodayTabViewController: ManagerViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    text = "Next: \(manager.todos.first?.title ?? "nothing")"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.handDown(manager)
  }
}

/// The number of to-dos, embedded in Today.
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

/// The third tab; it is in Backup.storyboard, and AppEntry.storyboard has a reference to that.
final class BackupTabViewController: ManagerViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    text = "\(manager.todos.count) to back up"
  }
}
