// Rejected by: a tap on Save adds the to-do to your manager
// The add screen gets a manager, but not the overview's.

import PropertyAndMethodSupport
import UIKit

final class OverviewViewController: UIViewController {
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let navigation = segue.destination as? UINavigationController,
      let add = navigation.topViewController as? AddTodoViewController
    else { return }
    add.inject(manager: TodoManager())
  }
}
