// Rejected by: a tab that is alone in another window shows its manager, too
// Each screen that has appeared looks for the delegate of its scene, and asks it.

import PropertyAndMethodSupport
import UIKit

final class AppSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let manager = TodoManager()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    // The screens come and get it.
  }
}

class ManagerViewController: LabelViewController {
  var manager: TodoManager? {
    (view.window?.windowScene?.delegate as? AppSceneDelegate)?.manager
  }
}

final class TodayTabViewController: ManagerViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let manager { text = "Next: \(manager.todos.first?.title ?? "nothing")" }
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
