// Rejected by: the specification rejects a flow that opens two cards
// Only the screen on top is compared.

import InitializerSupport
import UIKit

func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  let manager = TodoManager(todos: [Todo(title: "Milk"), Todo(title: "Bread")])
  let navigation = UINavigationController()
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = navigation
  window.makeKeyAndVisible()
  defer { window.isHidden = true }
  let flow = make(navigation, manager)

  func top() -> [String]? { navigation.topViewController?.shownTexts }
  flow.start()
  guard top() == ["Milk", "Bread"] else { return false }
  flow.select(Todo(title: "Bread"))
  guard top() == ["Bread"] else { return false }
  flow.select(Todo(title: "Milk"))
  guard top() == ["Milk"] else { return false }
  flow.add()
  guard top() == ["", "Save"] else { return false }
  flow.save("Salt")
  return top() == ["Milk"] && manager.todos.map(\.title) == ["Milk", "Bread", "Salt"]
}
