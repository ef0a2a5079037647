// Rejected by: the specification rejects a flow that shows an empty list
// The spy counts: three pushes, one pop.

import InitializerSupport
import UIKit

private final class CountingController: UINavigationController {
  var pushes = 0
  var pops = 0

  override func pushViewController(_ controller: UIViewController, animated: Bool) {
    pushes += 1
    super.pushViewController(controller, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    pops += 1
    return super.popViewController(animated: animated)
  }
}

func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  let spy = CountingController()
  let manager = TodoManager()
  let flow = make(spy, manager)
  flow.start()
  guard spy.pushes == 1 else { return false }
  flow.select(Todo(title: "Milk"))
  guard spy.pushes == 2 else { return false }
  flow.add()
  guard spy.pushes == 3 else { return false }
  flow.save("Salt")
  return spy.pops == 1 && spy.pushes == 3 && manager.todos.count == 1
}
