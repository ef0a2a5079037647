// Rejected by: two overviews hand on two managers
// The manager goes through a global: the second overview replaces what the first one hands on.

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
