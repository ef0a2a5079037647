// Rejected by: the end of the program
// It creates the screen itself, so no outlet is ever connected, and the label is nil.

import PropertyAndMethodSupport
import UIKit

func specification(_ storyboard: UIStoryboard) -> Bool {
  let manager = TodoManager("Milk", "Bread")
  let screen = TotalViewController()
  screen.inject(manager)
  guard !screen.isViewLoaded else { return false }
  screen.loadViewIfNeeded()
  return screen.label.text == "2 to-dos"
}
