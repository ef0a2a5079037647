// Rejected by: the add screen has your manager before its view is loaded
// The overview injects on the main queue's next turn.
// Asks: injects too late?

import Dispatch
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
    guard let manager else { fatalError("OverviewViewController lacks a TodoManager") }
    DispatchQueue.main.async { add.inject(manager: manager) }
  }
}
