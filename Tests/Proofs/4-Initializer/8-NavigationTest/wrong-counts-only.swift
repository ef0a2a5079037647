// Rejected by: the specification rejects a flow that saves another title
// Only the number of to-dos is checked.

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

  func shows(_ texts: [String]...) -> Bool {
    Array(navigation.viewControllers.map(\.shownTexts).dropFirst()) == texts
  }

  flow.start()
  guard navigation.topViewController?.shownTexts == ["Milk", "Bread"] else { return false }
  flow.select(Todo(title: "Bread"))
  guard shows(["Bread"]) else { return false }
  flow.select(Todo(title: "Milk"))
  guard shows(["Bread"], ["Milk"]) else { return false }
  flow.add()
  guard shows(["Bread"], ["Milk"], ["", "Save"]) else { return false }
  flow.save("Salt")
  return shows(["Bread"], ["Milk"]) && manager.todos.count == 3
}
