// Rejected by: the add screen knows your manager when it comes up
// In prepare all outlets are nil, so the view is loaded first. That runs viewDidLoad too early.

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
    add.loadViewIfNeeded()
    add.inject(manager: manager)
  }
}
