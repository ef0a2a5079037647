// Rejected by: the overview passes an empty manager, too
// The overview treats an empty manager like no manager.

import PropertyAndMethodSupport
import UIKit

final class OverviewViewController: UIViewController {
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "add" else { return }
    guard let navigation = segue.destination as? UINavigationController,
      let add = navigation.topViewController as? AddTodoViewController
    else { fatalError("The segue “add” leads to \(segue.destination)") }
    guard let manager, !manager.todos.isEmpty else { return }
    add.inject(manager: manager)
  }
}
