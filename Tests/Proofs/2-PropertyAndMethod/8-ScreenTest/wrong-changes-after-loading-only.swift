// Rejected by: the specification rejects screens that show an old number at first
// No to-do is added between injection and loading.

import PropertyAndMethodSupport
import UIKit

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
    guard !screen.isViewLoaded else { return false }
    screen.loadViewIfNeeded()
    guard shows(2) else { return false }

    for _ in 1...2 {
      for isAppearing in [true, false] {
        screen.beginAppearanceTransition(isAppearing, animated: false)
        screen.endAppearanceTransition()
      }
    }
    home.add(Todo(title: "Oats"))
    guard shows(3), home.subscriptionCount == 1 else { return false }

    screen.inject(work)
    guard shows(1), home.subscriptionCount == 0 else { return false }

    other.loadViewIfNeeded()
    other.inject(home)
    guard other.label.text == "3 to-dos" else { return false }
    work.add(Todo(title: "Mail"))
    guard shows(2) else { return false }
  }
  return released == nil && home.subscriptionCount == 0 && work.subscriptionCount == 0
}
