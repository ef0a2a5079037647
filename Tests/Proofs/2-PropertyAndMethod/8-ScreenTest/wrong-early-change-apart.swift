// Rejected by: the specification rejects screens that stop after an early change
// One screen sees a change before loading, another one sees the changes after that.

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

    let early: TotalViewController = storyboard.instantiateViewController(identifier: "Total")
    early.inject(work)
    work.add(Todo(title: "Call"))
    early.loadViewIfNeeded()
    guard early.label.text == "2 to-dos" else { return false }
    early.inject(TodoManager())

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
    guard shows(2), home.subscriptionCount == 0 else { return false }

    other.loadViewIfNeeded()
    other.inject(home)
    guard other.label.text == "3 to-dos" else { return false }
    work.add(Todo(title: "Mail"))
    guard shows(3) else { return false }
  }
  return released == nil && home.subscriptionCount == 0 && work.subscriptionCount == 0
}
