// Rejected by: the specification rejects a flow that pops before it saves
// There is no spy: the stack and the manager are compared after every step.

import InitializerSupport
import UIKit

func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  let manager = TodoManager(todos: [Todo(title: "Milk"), Todo(title: "Bread")])
  let navigation = UINavigationController()
  let flow = make(navigation, manager)
  flow.start()
  guard let list = navigation.viewControllers.first as? LinesViewController else { return false }
  guard list.lines == ["Milk", "Bread"] else { return false }
  for title in ["Bread", "Milk"] {
    let depth = navigation.viewControllers.count
    flow.select(Todo(title: title))
    guard navigation.viewControllers.count == depth + 1,
      let card = navigation.topViewController as? TodoCardViewController
    else { return false }
    card.loadViewIfNeeded()
    guard card.label.text == title else { return false }
  }
  flow.add()
  let first = navigation.topViewController
  guard first is NewTodoViewController, navigation.viewControllers.count == 4 else { return false }
  flow.save("Salt")
  guard navigation.viewControllers.count == 3 else { return false }
  guard manager.todos.map(\.title) == ["Milk", "Bread", "Salt"] else { return false }
  flow.add()
  return navigation.topViewController !== first && navigation.viewControllers.count == 4
}
