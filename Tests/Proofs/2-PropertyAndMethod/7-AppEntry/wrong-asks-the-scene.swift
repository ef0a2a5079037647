// Rejected by: a tab moved to another window still shows its manager
// Each screen looks for its scene's delegate after it appears, and reads the manager there.

import PropertyAndMethodSupport
import UIKit

final class AppSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let manager = TodoManager()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    // The screens read the manager themselves.
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
