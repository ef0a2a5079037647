// Rejected by: the add screen gets the overview's own manager, not a copy
// The add screen gets a copy of the manager, so that it can't change the original, and a relay adds
// saved to-dos to the overview's manager. So the add screen has another manager, and saved to-dos
// get lost once the overview with the relay is deallocated or opens a second add screen.

import PropertyAndMethodSupport
import UIKit

final class OverviewViewController: UIViewController {
  private var manager: TodoManager?
  private var relay: Subscription?

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "add" else { return }
    guard
      let navigation = segue.destination as? UINavigationController,
      let add = navigation.topViewController as? AddTodoViewController
    else {
      fatalError("The segue \"add\" does not lead to an AddTodoViewController.")
    }
    if let manager { add.inject(manager: scratch(of: manager)) }
  }

  private func scratch(of manager: TodoManager) -> TodoManager {
    let scratch = TodoManager()
    for todo in manager.todos { scratch.add(todo) }
    relay = scratch.subscribe { todos in
      if let saved = todos.last { manager.add(saved) }
    }
    return scratch
  }
}
