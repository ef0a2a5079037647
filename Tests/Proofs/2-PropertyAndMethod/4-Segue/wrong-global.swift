// Rejected by: each overview passes its own manager
// The manager is global: the second overview replaces the first one's manager.

import PropertyAndMethodSupport
import UIKit

private var current = TodoManager()

final class OverviewViewController: UIViewController {
  func inject(manager: TodoManager) {
    current = manager
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let navigation = segue.destination as? UINavigationController
    (navigation?.topViewController as? AddTodoViewController)?.inject(manager: current)
  }
}
