// Rejected by: the compiler
// The spy's initializer calls a convenience initializer of its superclass.

import InitializerSupport
import UIKit

private final class Spy: UINavigationController {
  let manager: TodoManager
  var counts: [Int] = []

  init(manager: TodoManager) {
    self.manager = manager
    super.init()
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// Returns whether the flows that `make` creates are correct.
func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  let manager = TodoManager(todos: [Todo(title: "Milk")])
  let navigation = Spy(manager: manager)
  let flow = make(navigation, manager)
  flow.start()
  return true
}
