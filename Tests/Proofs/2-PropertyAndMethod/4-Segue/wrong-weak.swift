// Rejected by: the overview keeps its manager alive
// The overview has a weak reference to its manager, and passes none once the manager is
// deallocated.
// Asks: a strong or a weak reference

import PropertyAndMethodSupport
import UIKit

final class OverviewViewController: UIViewController {
  private weak var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "add" else { return }
    guard let navigation = segue.destination as? UINavigationController,
      let add = navigation.topViewController as? AddTodoViewController
    else { fatalError("The segue “add” leads to \(segue.destination)") }
    guard let manager else { return }
    add.inject(manager: manager)
  }
}
