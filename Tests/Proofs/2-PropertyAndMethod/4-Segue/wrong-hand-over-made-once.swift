// Rejected by: after another injection, + hands on the new manager
// The hand-over is a closure that is made at the first tap and used at every tap. The closure keeps
// the manager of the first tap, or none, so a manager that is injected later is never handed on.

import PropertyAndMethodSupport
import UIKit

final class OverviewViewController: UIViewController {
  private var manager: TodoManager?

  // Captures the manager, not self: no cycle.
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
