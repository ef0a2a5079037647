// Rejected by: an overview without a manager passes none
// A fallback manager hides the mistake: no list shows what's saved in it.

import PropertyAndMethodSupport
import UIKit

final class OverviewViewController: UIViewController {
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "add" else { return }
    guard let navigation = segue.destination as? UINavigationController,
      let add = navigation.topViewController as? AddTodoViewController
    else { fatalError("The segue “add” leads to \(segue.destination)") }
    add.inject(manager: manager ?? TodoManager())
  }
}
