// The code distinguishes the segues by identifier; the first child is the screen inside.

import PropertyAndMethodSupport
import UIKit

final class OverviewViewController: UIViewController {
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "add":
      let add = segue.destination.children.first as? AddTodoViewController
      if let manager { add?.inject(manager: manager) }
    default:
      break
    }
  }
}
