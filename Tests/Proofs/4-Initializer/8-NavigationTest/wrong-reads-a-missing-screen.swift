// Rejected by: the end of the program
// The specification reads the first screen of a stack that may be empty.

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
  return navigation.viewControllers[0].shownTexts == ["Milk", "Bread"]
}
