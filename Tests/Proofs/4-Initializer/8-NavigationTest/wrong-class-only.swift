// Rejected by: the specification rejects a flow that shows the manager's first to-do
// The screen on top only has to be of the right class.

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

  flow.start()
  guard navigation.topViewController is LinesViewController else { return false }
  flow.select(Todo(title: "Bread"))
  guard navigation.topViewController is TodoCardViewController else { return false }
  flow.add()
  guard navigation.topViewController is NewTodoViewController else { return false }
  flow.save("Salt")
  return navigation.topViewController is TodoCardViewController
}
