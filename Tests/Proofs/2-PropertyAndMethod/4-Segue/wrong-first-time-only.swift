// Rejected by: a second tap on + passes your manager, too
// The overview sets its manager to nil after the first tap: the next add screen gets none.

import PropertyAndMethodSupport
import UIKit

final class OverviewViewController: UIViewController {
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let navigation = segue.destination as? UINavigationController,
      let add = navigation.topViewController as? AddTodoViewController, let manager
    else { return }
    add.inject(manager: manager)
    self.manager = nil
  }
}
