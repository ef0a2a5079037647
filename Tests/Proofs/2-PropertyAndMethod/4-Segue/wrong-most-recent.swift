// Rejected by: an overview without a manager passes none
// An overview without a manager passes the last manager that any overview got.

import PropertyAndMethodSupport
import UIKit

final class OverviewViewController: UIViewController {
  private static weak var latest: TodoManager?
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
    Self.latest = manager
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard
      let add = (segue.destination as? UINavigationController)?.topViewController
        as? AddTodoViewController, let manager = manager ?? Self.latest
    else { return }
    add.inject(manager: manager)
  }
}
