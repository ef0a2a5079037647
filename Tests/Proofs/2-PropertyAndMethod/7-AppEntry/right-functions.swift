// The screens have no manager: each gets a function that returns its text.

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
  var makeText: () -> String? = { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    text = makeText()
  }
}

extension UIViewController {
  func handDown(_ manager: TodoManager) {
    switch self {
    case let today as TodayTabViewController:
      today.makeText = { "Next: \(manager.todos.first?.title ?? "nothing")" }
      today.makeCount = { "\(manager.todos.count) to-dos" }
    case let all as AllTabViewController:
      all.makeText = { "All: " + manager.todos.map(\.title).joined(separator: ", ") }
    case let backup as BackupTabViewController:
      backup.makeText = { "\(manager.todos.count) to back up" }
    default: for child in children { child.handDown(manager) }
    }
  }
}

final class TodayTabViewController: ManagerViewController {
  var makeCount: () -> String? = { nil }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? CountViewController)?.makeText = makeCount
  }
}

final class CountViewController: ManagerViewController {}
final class AllTabViewController: ManagerViewController {}
final class BackupTabViewController: ManagerViewController {}
