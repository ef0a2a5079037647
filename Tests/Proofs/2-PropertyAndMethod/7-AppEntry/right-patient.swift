// Each screen fills its label once it has both a view and a manager, as in 2.1. So Today can pass
// the manager to the embedded screen when its own view is loaded.

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
    didSet { fill() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    fill()
  }

  func fill() {}
}

extension UIViewController {
  func handDown(_ manager: TodoManager) {
    (self as? ManagerViewController)?.manager = manager
    for child in children { child.handDown(manager) }
  }
}

final class TodayTabViewController: ManagerViewController {
  override func fill() {
    guard isViewLoaded else { return }
    if let manager { text = "Next: \(manager.todos.first?.title ?? "nothing")" }
    if let manager { children.forEach { $0.handDown(manager) } }
  }
}

final class CountViewController: ManagerViewController {
  override func fill() {
    guard isViewLoaded else { return }
    if let manager { text = "\(manager.todos.count) to-dos" }
  }
}

final class AllTabViewController: ManagerViewController {
  override func fill() {
    guard isViewLoaded else { return }
    if let manager { text = "All: " + manager.todos.map(\.title).joined(separator: ", ") }
  }
}

final class BackupTabViewController: ManagerViewController {
  override func fill() {
    guard isViewLoaded else { return }
    if let manager { text = "\(manager.todos.count) to back up" }
  }
}
