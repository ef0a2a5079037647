// Rejected by: the end of the program
// Without a window, the card's label is nil until its view is loaded.

import InitializerSupport
import UIKit

func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  let navigation = UINavigationController()
  let flow = make(navigation, TodoManager(todos: [Todo(title: "Milk")]))
  flow.start()
  flow.select(Todo(title: "Bread"))
  let card = navigation.topViewController as? TodoCardViewController
  return card?.label.text == "Bread"
}
