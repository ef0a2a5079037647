// Rejected by: the first tab shows the manager of the scene's delegate
// Setting a background color loads the views of the tab bar controller and of the first tab.

import PropertyAndMethodSupport
import UIKit

final class AppSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let manager = TodoManager()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window?.rootViewController?.view.backgroundColor = .systemBackground
    window?.rootViewController?.handDown(manager)
  }
}

class ManagerViewController: LabelViewController {
  var manager: TodoManager?
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
