// Rejected by: the add screen has your manager before its view is loaded
// The code looks for a navigation controller around the destination. The destination is that
// controller.

import PropertyAndMethodSupport
import UIKit

final class OverviewViewController: UIViewController {
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let manager else { return }
    let navigation = segue.destination.navigationController
    (navigation?.topViewController as? AddTodoViewController)?.inject(manager: manager)
  }
}
