// 2.8 ScreenTest
//
// The test goes through a screen's life, and checks the screen at each step: injected, changed,
// loaded, shown, hidden, injected again, released. A second screen shows shared state.

import PropertyAndMethodSupport
import UIKit

/// Returns whether the screens that `storyboard` creates for the identifier “Total” are correct.
func specification(_ storyboard: UIStoryboard) -> Bool {
  let home = TodoManager("Milk", "Bread")
  let work = TodoManager("Report")
  weak var released: TotalViewController?
  do {
    let screen: TotalViewController = storyboard.instantiateViewController(identifier: "Total")
    let other: TotalViewController = storyboard.instantiateViewController(identifier: "Total")
    released = screen
    func shows(_ count: Int) -> Bool { screen.label.text == "\(count) to-dos" }

    screen.inject(home)
    home.add(Todo(title: "Tea"))
    guard !screen.isViewLoaded else { return false }
    screen.loadViewIfNeeded()
    guard shows(3) else { return false }

    for _ in 1...2 {
      for isAppearing in [true, false] {
        screen.beginAppearanceTransition(isAppearing, animated: false)
        screen.endAppearanceTransition()
      }
    }
    home.add(Todo(title: "Oats"))
    guard shows(4), home.subscriptionCount == 1 else { return false }

    screen.inject(work)
    guard shows(1), home.subscriptionCount == 0 else { return false }

    other.loadViewIfNeeded()
    other.inject(home)
    guard other.label.text == "4 to-dos" else { return false }
    work.add(Todo(title: "Mail"))
    guard shows(2) else { return false }
  }
  return released == nil && home.subscriptionCount == 0 && work.subscriptionCount == 0
}
