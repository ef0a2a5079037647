// Rejected by: a tab opened later shows to-dos added after launch
// The delegate creates the texts at launch, and passes only the texts.

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
  var manager: TodoManager? {
    didSet { if let manager { text = line(for: manager) } }
  }

  func line(for manager: TodoManager) -> String { "" }
}

extension UIViewController {
  func handDown(_ manager: TodoManager) {
    (self as? ManagerViewController)?.manager = manager
    for child in children { child.handDown(manager) }
  }
}

final class TodayTabViewController: ManagerViewController {
  override func line(for manager: TodoManager) -> String {
    "Next: \(manager.todos.first?.title ?? "nothing")"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let manager { segue.destination.handDown(manager) }
  }
}

final class CountViewController: ManagerViewController {
  override func line(for manager: TodoManager) -> String {
    "\(manager.todos.count) to-dos"
  }
}

final class AllTabViewController: ManagerViewController {
  override func line(for manager: TodoManager) -> String {
    "All: " + manager.todos.map(\.title).joined(separator: ", ")
  }
}

final class BackupTabViewController: ManagerViewController {
  override func line(for manager: TodoManager) -> String {
    "\(manager.todos.count) to back up"
  }
}
