// Rejected by: the specification rejects a flow that pushes two cards
// One flag for each method, and the last screen.

import InitializerSupport
import UIKit

private final class MockNavigationController: UINavigationController {
  var isPushCalled = false
  var isPopCalled = false
  var pushed: UIViewController?
  var animated = false

  override func pushViewController(_ controller: UIViewController, animated: Bool) {
    isPushCalled = true
    pushed = controller
    self.animated = animated
    super.pushViewController(controller, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    isPopCalled = true
    self.animated = animated
    return super.popViewController(animated: animated)
  }
}

func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  let mock = MockNavigationController()
  let manager = TodoManager()
  let flow = make(mock, manager)
  flow.start()
  guard mock.isPushCalled, mock.pushed is LinesViewController, !mock.animated else { return false }
  mock.isPushCalled = false
  flow.select(Todo(title: "Milk"))
  guard mock.isPushCalled, mock.animated, let card = mock.pushed as? TodoCardViewController else {
    return false
  }
  card.loadViewIfNeeded()
  guard card.label.text == "Milk" else { return false }
  mock.isPushCalled = false
  flow.add()
  guard mock.isPushCalled, mock.animated, mock.pushed is NewTodoViewController else { return false }
  flow.save("Salt")
  return mock.isPopCalled && mock.animated && manager.todos == [Todo(title: "Salt")]
}
