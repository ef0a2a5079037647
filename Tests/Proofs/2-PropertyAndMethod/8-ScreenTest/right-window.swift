// The screen appears in a window, as in an app, and another screen replaces it there.

import PropertyAndMethodSupport
import UIKit

func specification(_ storyboard: UIStoryboard) -> Bool {
  let managers = [TodoManager("Milk"), TodoManager("Mail", "Call", "Trip", "Post")]
  weak var seen: UIViewController?
  func run() -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let screens: [TotalViewController] = managers.map { manager in
      let screen: TotalViewController = storyboard.instantiateViewController(identifier: "Total")
      screen.inject(manager)
      return screen
    }
    guard !screens.contains(where: \.isViewLoaded) else { return false }
    seen = screens[0]
    managers[0].add(Todo(title: "Tea"))
    window.rootViewController = screens[0]
    window.makeKeyAndVisible()
    guard screens[0].label.text == "2 to-dos" else { return false }
    for screen in [screens[1], screens[0], screens[1]] { window.rootViewController = screen }
    managers[0].add(Todo(title: "Oats"))
    guard screens.map(\.label.text) == ["3 to-dos", "4 to-dos"] else { return false }
    guard managers.map(\.subscriptionCount) == [1, 1] else { return false }
    // Both show the second manager now.
    screens[0].inject(managers[1])
    guard screens.map(\.label.text) == ["4 to-dos", "4 to-dos"] else { return false }
    managers[1].add(Todo(title: "Fax"))
    guard screens.map(\.label.text) == ["5 to-dos", "5 to-dos"] else { return false }
    managers[0].add(Todo(title: "Rice"))
    guard screens[0].label.text == "5 to-dos" else { return false }
    guard managers.map(\.subscriptionCount) == [0, 2] else { return false }
    // The first one, late, on a screen of its own.
    let late: TotalViewController = storyboard.instantiateViewController(identifier: "Total")
    late.loadViewIfNeeded()
    late.inject(managers[0])
    return late.label.text == "4 to-dos"
  }
  return run() && seen == nil && managers.map(\.subscriptionCount) == [0, 0]
}
