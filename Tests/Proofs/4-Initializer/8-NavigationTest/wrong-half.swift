// Rejected by: the specification rejects a flow that doesn't close the screen
// A partial solution: add() and save(_:) are still missing.

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

  flow.start()
  guard shows(["Milk", "Bread"]) else { return false }
  flow.select(Todo(title: "Bread"))
  return shows(["Milk", "Bread"], ["Bread"])
}
