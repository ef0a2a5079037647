// Rejected by: the end of the program
// It looks at the label before the view is loaded: the outlet is nil by then.

import PropertyAndMethodSupport
import UIKit

func specification(_ storyboard: UIStoryboard) -> Bool {
  let manager = TodoManager("Milk", "Bread")
  let screen: TotalViewController = storyboard.instantiateViewController(identifier: "Total")
  screen.inject(manager)
  guard screen.label.text != "2 to-dos" else { return false }
  screen.loadViewIfNeeded()
  return screen.label.text == "2 to-dos"
}
