// Rejected by: the add screen gets the very manager of the overview, and no copy
// The add screen works on a scratch copy, so that it cannot change the original, and what it saves
// is passed to the overview's manager. So it has another manager, and what it saves gets lost once
// the overview that relays it is gone or has opened a second one.

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
