// Rejected by: the specification rejects a flow that doesn't close the screen
// A partial solution: add() and save(_:) are still missing.

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
  let flow = make(spy, TodoManager(todos: [Todo(title: "Milk"), Todo(title: "Bread")]))
  flow.start()
  guard spy.pushes.count == 1, !spy.pushes[0].animated,
    let list = spy.pushes[0].screen as? LinesViewController, list.lines == ["Milk", "Bread"]
  else { return false }
  for (index, title) in ["Bread", "Milk"].enumerated() {
    flow.select(Todo(title: title))
    guard spy.pushes.count == index + 2, spy.pushes[index + 1].animated,
      let card = spy.pushes[index + 1].screen as? TodoCardViewController
    else { return false }
    card.loadViewIfNeeded()
    guard card.label.text == title else { return false }
  }
  return true
}
