// The initial view controller, cast, in a navigation controller: other screens cover it. No
// manager has a name, so the screens alone hold them.

import PropertyAndMethodSupport
import UIKit

func specification(_ storyboard: UIStoryboard) -> Bool {
  weak var manager: TodoManager?
  weak var total: TotalViewController?
  func isRight() -> Bool {
    guard let screen = storyboard.instantiateInitialViewController() as? TotalViewController,
      let other = storyboard.instantiateViewController(withIdentifier: "Total")
        as? TotalViewController
    else { return false }
    total = screen
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.isHidden = false

    let held = TodoManager("Milk", "Bread")
    manager = held
    screen.inject(held)
    held.add(Todo(title: "Tea"))
    guard !screen.isViewLoaded else { return false }
    navigation.pushViewController(screen, animated: false)
    guard screen.label.text == "3 to-dos" else { return false }

    other.inject(TodoManager())
    navigation.pushViewController(other, animated: false)
    held.add(Todo(title: "Oats"))
    guard screen.label.text == "4 to-dos", other.label.text == "0 to-dos" else { return false }
    navigation.popViewController(animated: false)
    guard held.subscriptionCount == 1 else { return false }

    let second = TodoManager("Mail")
    screen.inject(second)
    guard screen.label.text == "1 to-dos" else { return false }
    held.add(Todo(title: "Rice"))
    guard screen.label.text == "1 to-dos", held.subscriptionCount == 0 else { return false }
    second.add(Todo(title: "Call"))
    guard screen.label.text == "2 to-dos", second.subscriptionCount == 1 else { return false }
    screen.inject(held)
    return screen.label.text == "5 to-dos"
  }
  // A subscription that stays would keep nothing else alive, so a manager of its own shows it.
  let kept = TodoManager()
  do {
    let screen: TotalViewController = storyboard.instantiateViewController(identifier: "Total")
    screen.loadViewIfNeeded()
    screen.inject(kept)
    guard screen.label.text == "0 to-dos" else { return false }
  }
  return isRight() && manager == nil && total == nil && kept.subscriptionCount == 0
}
