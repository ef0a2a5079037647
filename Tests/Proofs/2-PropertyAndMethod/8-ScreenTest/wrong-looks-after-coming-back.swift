// Rejected by: the specification rejects screens that miss changes while hidden
// To-dos are added while the screen is hidden, but the label is checked only once it is back.

import PropertyAndMethodSupport
import UIKit

/// Returns whether the screens that `storyboard` creates for the identifier “Total” are correct.
func specification(_ storyboard: UIStoryboard) -> Bool {
  let home = TodoManager("Milk", "Bread")
  let work = TodoManager("Plan")
  let extra = TodoManager(
    "Swim", "Run", "Climb", "Ride", "Row", "Hike", "Box", "Dive", "Surf", "Skate", "Fence", "Sail")
  weak var released: TotalViewController?
  weak var releasedOther: TotalViewController?
  do {
    guard
      let screen = storyboard.instantiateViewController(withIdentifier: "Total")
        as? TotalViewController,
      let other = storyboard.instantiateViewController(withIdentifier: "Total")
        as? TotalViewController
    else { return false }
    (released, releasedOther) = (screen, other)
    func shows(_ number: Int) -> Bool { screen.label?.text == "\(number) to-dos" }
    func otherShows(_ number: Int) -> Bool { other.label?.text == "\(number) to-dos" }
    func appear(_ isAppearing: Bool) {
      screen.beginAppearanceTransition(isAppearing, animated: false)
      screen.endAppearanceTransition()
    }

    // The first screen is injected before its view is loaded, the other one after.
    screen.inject(home)
    home.add(Todo(title: "Tea"))
    guard !screen.isViewLoaded else { return false }
    screen.loadViewIfNeeded()
    guard shows(3), home.subscriptionCount == 1 else { return false }
    home.add(Todo(title: "Salt"))
    guard shows(4) else { return false }
    other.loadViewIfNeeded()
    other.inject(extra)
    guard otherShows(12), extra.subscriptionCount == 1 else { return false }
    extra.add(Todo(title: "Row"))
    guard otherShows(13), shows(4) else { return false }

    // It appears, and then it disappears and comes back, three times.
    appear(true)
    for number in [5, 7, 9] {
      home.add(Todo(title: "Oil"))
      guard shows(number), home.subscriptionCount == 1 else { return false }
      appear(false)
      guard shows(number), home.subscriptionCount == 1 else { return false }
      home.add(Todo(title: "Rice"))
      appear(true)
      guard shows(number + 1), home.subscriptionCount == 1 else { return false }
    }

    // Another manager, again the same one, and an empty one.
    screen.inject(work)
    guard shows(1), home.subscriptionCount == 0, work.subscriptionCount == 1 else { return false }
    home.add(Todo(title: "Jam"))
    guard shows(1) else { return false }
    work.add(Todo(title: "Call"))
    guard shows(2), otherShows(13) else { return false }
    appear(false)
    guard shows(2), work.subscriptionCount == 1 else { return false }
    appear(true)
    guard shows(2), work.subscriptionCount == 1 else { return false }
    screen.inject(work)
    guard shows(2), work.subscriptionCount == 1 else { return false }
    extra.add(Todo(title: "Ski"))
    guard shows(2), otherShows(14) else { return false }
    let empty = TodoManager()
    screen.inject(empty)
    guard shows(0), work.subscriptionCount == 0 else { return false }
    appear(false)
    screen.inject(home)
    appear(true)
    guard shows(11), home.subscriptionCount == 1 else { return false }
    appear(false)
  }
  return released == nil && releasedOther == nil
    && [home, work, extra].allSatisfy { $0.subscriptionCount == 0 }
}
