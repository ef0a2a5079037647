// Rejected by: a second tap on + works as well as the first
// The overview gives its manager away at the first tap: the add screen of the next tap gets none.

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
