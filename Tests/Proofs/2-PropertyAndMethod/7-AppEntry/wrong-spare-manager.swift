// Rejected by: a screen without a manager shows “Label” or traps
// Each screen starts with a fallback manager, and a caller can forget to replace it.

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

class ManagerViewController: LabelViewController {
  var manager: TodoManager? = TodoManager()
}

extension UIViewController {
  func handDown(_ manager: TodoManager) {
    (self as? ManagerViewController)?.manager = manager
    for child in children { child.handDown(manager) }
  }
}

final class TodayTabViewController: ManagerViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if let manager { text = "Next: \(manager.todos.first?.title ?? "nothing")" }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let manager { segue.destination.handDown(manager) }
  }
}

final class CountViewController: ManagerViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if let manager { text = "\(manager.todos.count) to-dos" }
  }
}

final class AllTabViewController: ManagerViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if let manager { text = "All: " + manager.todos.map(\.title).joined(separator: ", ") }
  }
}

final class BackupTabViewController: ManagerViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if let manager { text = "\(manager.todos.count) to back up" }
  }
}
