// Rejected by: the end of the program
// The specification reads an entry of the spy that a mutant never writes.

import InitializerSupport
import UIKit

private final class Spy: UINavigationController {
  var pushes: [(screen: UIViewController, animated: Bool)] = []

  override func pushViewController(_ controller: UIViewController, animated: Bool) {
    pushes.append((controller, animated))
    super.pushViewController(controller, animated: animated)
  }
}

func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  let spy = Spy()
  let flow = make(spy, TodoManager(todos: [Todo(title: "Milk")]))
  flow.start()
  flow.select(Todo(title: "Milk"))
  flow.add()
  flow.save("Salt")
  return spy.pushes[0].screen is LinesViewController && !spy.pushes[0].animated
    && spy.pushes[1].screen is TodoCardViewController && spy.pushes[1].animated
    && spy.pushes[2].screen is NewTodoViewController && spy.pushes[2].animated
}
