// Rejected by: the end of the program
// The specification traps if the screen on top is no card.

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
  flow.select(Todo(title: "Bread"))
  guard let card = navigation.topViewController as? TodoCardViewController else {
    fatalError("No card on top")
  }
  return card.shownTexts == ["Bread"]
}
