// 4.8 NavigationTest
//
// You write a test for flows, specification(_:). Each call of `make` creates a new flow of the same
// kind: always correct, or always with the same bug. Call `make` as often as you like, each time
// with a new navigation controller and a new manager. The specification below looks only at the
// class of the screen on top and accepts all mutants but one.
//
// In a correct flow, start() shows the list with the titles of the manager's to-dos. Above the
// visible screen, select(_:) shows the card of the to-do that it gets, and add() shows a screen for
// a new to-do, with an empty field. While this new screen is visible, save(_:) adds one to-do, with
// the title that it gets, to the flow's manager and closes only this screen. The screen below
// appears, up to date. The flow uses the navigation controller that it gets; which of the
// controller's methods it calls doesn't matter.
//
// To do: let specification(_:) return true if the flows are correct, and false if not. Return false
//        instead of trapping: in some mutants, the screen that you look for isn't there.
// Seam:  specification(_:). The tests call it, so keep its signature. UIViewController's property
//        `shownTexts`, in Support, is what the user reads: ["Milk", "Bread"] in a list, ["Milk"] on
//        a card, and ["", "Save"] on a screen for a new to-do, whose `field` is a text field. Here,
//        no animation takes time, so a test needn't wait.

import InitializerSupport
import UIKit

/// Returns whether the flows that `make` creates are correct.
func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  let manager = TodoManager(todos: [Todo(title: "Milk")])
  let navigation = UINavigationController()
  // Screens appear only in a window.
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = navigation
  window.makeKeyAndVisible()
  defer { window.isHidden = true }
  let flow = make(navigation, manager)

  flow.start()
  flow.select(Todo(title: "Milk"))
  return navigation.topViewController is TodoCardViewController
}
