// Rejected by: a tab moved to another window still shows its manager
// When a screen appears, it searches all screens of its window for one with a manager.

import PropertyAndMethodSupport
import UIKit

final class AppSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let manager = TodoManager()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window?.rootViewController?.children.first?.handDown(manager)
  }
}

class ManagerViewController: LabelViewController {
  var own: TodoManager?

  var manager: TodoManager? {
    get { own ?? view.window?.rootViewController?.someManager }
    set { own = newValue }
  }
}

extension UIViewController {
  func handDown(_ manager: TodoManager) {
    (self as? ManagerViewController)?.manager = manager
    for child in children { child.handDown(manager) }
  }
}

extension UIViewController {
  var someManager: TodoManager? {
    (self as? ManagerViewController)?.own ?? children.lazy.compactMap(\.someManager).first
  }
}

final class TodayTabViewController: ManagerViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let manager { text = "Next: \(manager.todos.first?.title ?? "nothing")" }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let manager { segue.destination.handDown(manager) }
  }
}

final class CountViewController: ManagerViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let manager { text = "\(manager.todos.count) to-dos" }
  }
}

final class AllTabViewController: ManagerViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let manager { text = "All: " + manager.todos.map(\.title).joined(separator: ", ") }
  }
}

final class BackupTabViewController: ManagerViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let manager { text = "\(manager.todos.count) to back up" }
  }
}
