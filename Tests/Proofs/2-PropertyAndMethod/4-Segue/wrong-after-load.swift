// Rejected by: the add screen has your manager before its view is loaded
// In prepare, all outlets are nil, so the code loads the view first. That runs viewDidLoad too
// early.

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
