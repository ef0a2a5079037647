// 2.8 ScreenTest
//
// You write the test: a specification that takes a storyboard and returns whether its screen
// “Total” is correct. The specification below looks at the screen once, so it also accepts screens
// that never update, mix up two managers, or stay in memory.
//
// Correct: inject(_:) doesn't load the view. Once the view is loaded and a manager is injected, in
// either order, the label shows the number of to-dos as “2 to-dos” (and “1 to-dos”). The label
// follows each change immediately, whether the screen is visible or not. A manager that's injected
// later replaces the one before immediately. An injection into one screen changes no other. A
// loaded screen with a manager holds exactly one subscription, however often the screen appears.
// Once you release the screen, it's deallocated and its subscription ends.
//
// To do: let specification(_:) return true if the screens are correct, and false if not. Return
//        false instead of trapping, even for a screen with a bug.
// Seam:  specification(_:). The tests call it, so keep its signature. TotalViewController in
//        Support has inject(_:) and `label`; a TodoManager's `subscriptionCount` counts the
//        subscriptions of all screens.

import PropertyAndMethodSupport
import UIKit

/// Returns whether the screens that `storyboard` creates for the identifier “Total” are correct.
func specification(_ storyboard: UIStoryboard) -> Bool {
  let manager = TodoManager("Milk", "Bread")
  let screen: TotalViewController = storyboard.instantiateViewController(identifier: "Total")
  screen.inject(manager)
  screen.loadViewIfNeeded()
  return screen.label.text == "2 to-dos"
}
