// The delegate finds the tabs by their classes, in any order.

import PropertyAndMethodSupport
import UIKit

final class AppSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let manager = TodoManager()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let tabs = window?.rootViewController as? UITabBarController
    for tab in tabs?.viewControllers ?? [] {
      switch (tab as? UINavigationController)?.topViewController ?? tab {
      case let today as TodayTabViewController: today.manager = manager
      case let all as AllTabViewController: all.manager = manager
      case let backup as BackupTabViewController: backup.manager = manager
      case let other: fatalError("\(other) is a tab that AppSceneDelegate does not know")
      }
    }
  }
}

class ManagerViewController: LabelViewController {
  var manager: TodoManager?
}

final class TodayTabViewController: ManagerViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if let manager { text = "Next: \(manager.todos.first?.title ?? "nothing")" }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "count" else { return }
    (segue.destination as? CountViewController)?.manager = manager
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
