// 4.8 NavigationTest
//
// A flow is a coordinator as in 4.6, behind a protocol. You write its test: a specification that
// takes a function. The function creates flows: correct ones, or mutants with one bug each. The
// specification below looks only at the screen on top, and accepts all mutants but one.
//
// Correct: start() pushes the list, a LinesViewController, without animation; its `lines` are the
// titles of the manager's to-dos. select(_:) pushes a TodoCardViewController with that to-do, and
// add() a new NewTodoViewController; both are animated. While that new screen is on top, save(_:)
// adds one to-do with that title to the flow's manager, and then pops that one screen, animated.
// The flow opens, replaces and closes nothing else. It calls pushViewController(_:animated:) and
// popViewController(animated:) of the navigation controller that it's given.
//
// To do: let specification(_:) return true if the flows are correct, and false if not. Return false
//        instead of trapping: in some mutants, the screen that you look for isn't there.
// Seam:  specification(_:). The tests call it, so keep its signature. Once a card's view is loaded,
//        you can read its `label`.

import InitializerSupport
import UIKit

/// Returns whether the flows that `make` creates are correct.
func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  let navigation = UINavigationController()
  let flow = make(navigation, TodoManager(todos: [Todo(title: "Milk")]))
  flow.start()
  flow.select(Todo(title: "Milk"))
  return navigation.topViewController is TodoCardViewController
}
