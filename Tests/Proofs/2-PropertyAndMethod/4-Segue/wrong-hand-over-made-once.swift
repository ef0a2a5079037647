// Rejected by: after another injection, a tap on + passes the new manager
// A closure injects the manager. It's created at the first tap and used at every tap. It captures
// the manager of the first tap, or none, so it never passes a manager injected later.

import PropertyAndMethodSupport
import UIKit

final class OverviewViewController: UIViewController {
  private var manager: TodoManager?

  // Captures the manager, not self: no retain cycle.
  private lazy var handOn: (AddTodoViewController) -> Void = { [manager = self.manager] add in
    if let manager { add.inject(manager: manager) }
  }

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard
      segue.identifier == "add",
      let navigation = segue.destination as? UINavigationController,
      let add = navigation.topViewController as? AddTodoViewController
    else { return }
    handOn(add)
  }
}
