// Rejected by: the specification accepts a correct flow that checks the stack
// The spy records what is pushed and popped, and leaves the stack as it is.

import InitializerSupport
import UIKit

private final class Spy: UINavigationController {
  var pushed: [UIViewController] = []

  override func pushViewController(_ controller: UIViewController, animated: Bool) {
    pushed.append(controller)
    super.pushViewController(controller, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    pushed.popLast()
  }
}

func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  let manager = TodoManager(todos: [Todo(title: "Milk"), Todo(title: "Bread")])
  let navigation = Spy()
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = navigation
  window.makeKeyAndVisible()
  defer { window.isHidden = true }
  let flow = make(navigation, manager)

  flow.start()
  flow.add()
  flow.save("Salt")
  return navigation.pushed.count == 1 && manager.todos.count == 3
}
