// 2.8 ScreenTest
//
// You write the test: a specification that takes a storyboard and returns whether its screen
// “Total” is correct. The specification below looks at the screen only once.
//
// Correct screens keep these rules:
//  1. inject(_:) doesn't load the view.
//  2. The label shows how many to-dos the manager has: “2 to-dos”, and for one, “1 to-dos”.
//  3. It does so as soon as the view is loaded and a manager is injected, in either order.
//  4. The label follows each change immediately, whether the screen is visible or not.
//  5. A manager that's injected later immediately replaces the one before.
//  6. An injection into one screen changes no other screen.
//  7. A loaded screen with a manager has exactly one subscription, however often it appears.
//  8. Once you release a screen, it's deallocated, and its subscription ends.
// Not required: a subscription before the view is loaded, or a certain text without a manager.
//
// To do: let specification(_:) return true if the screens keep all rules, and false if not. It
//        shouldn't trap: `label` is nil until the view is loaded.
// Seam:  specification(_:). The tests call it, so keep its signature. TotalViewController in
//        Support has inject(_:) and `label`. A manager's `subscriptionCount` is how many
//        subscriptions it has now, from all screens together.

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
