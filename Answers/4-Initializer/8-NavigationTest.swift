// 4.8 NavigationTest
//
// After each step, the test compares everything that the user can see, on top and by going back:
// the texts of all screens. It saves twice, above a card and above the list, since each place can
// hide a different bug.

import InitializerSupport
import UIKit

/// Returns whether the flows that `make` creates are correct.
func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  let manager = TodoManager(todos: [Todo(title: "Milk"), Todo(title: "Bread")])
  let navigation = UINavigationController()
  // Screens appear only in a window.
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = navigation
  window.makeKeyAndVisible()
  defer { window.isHidden = true }
  let flow = make(navigation, manager)

  /// Returns whether these are the texts of the screens, from the list to the one on top.
  func shows(_ texts: [String]...) -> Bool {
    navigation.viewControllers.map(\.shownTexts) == texts
  }
  func write(_ title: String) {
    (navigation.topViewController as? NewTodoViewController)?.field.text = title
  }

  flow.start()
  guard shows(["Milk", "Bread"]) else { return false }
  flow.add()
  guard shows(["Milk", "Bread"], ["", "Save"]) else { return false }
  write("Salt")
  flow.save("Salt")
  guard shows(["Milk", "Bread", "Salt"]) else { return false }

  flow.select(Todo(title: "Bread"))
  guard shows(["Milk", "Bread", "Salt"], ["Bread"]) else { return false }
  flow.select(Todo(title: "Milk"))
  guard shows(["Milk", "Bread", "Salt"], ["Bread"], ["Milk"]) else { return false }
  flow.add()
  guard shows(["Milk", "Bread", "Salt"], ["Bread"], ["Milk"], ["", "Save"]) else { return false }
  flow.save("Tea")
  return shows(["Milk", "Bread", "Salt"], ["Bread"], ["Milk"])
    && manager.todos.map(\.title) == ["Milk", "Bread", "Salt", "Tea"]
}
