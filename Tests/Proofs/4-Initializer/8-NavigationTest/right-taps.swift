// Drives the screens as a user does: taps a row, fills in the field, and taps Save.

import InitializerSupport
import UIKit

func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  let manager = TodoManager(todos: [Todo(title: "Milk"), Todo(title: "Bread")])
  let navigation = UINavigationController()
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = navigation
  window.makeKeyAndVisible()
  defer { window.isHidden = true }
  let flow = make(navigation, manager)

  flow.start()
  guard let list = navigation.viewControllers.first as? LinesViewController else { return false }
  guard list.shownTexts == ["Milk", "Bread"] else { return false }
  list.tapped(line: 1)
  guard navigation.viewControllers.map(\.shownTexts).last == ["Bread"] else { return false }
  list.tapped(line: 0)
  guard navigation.viewControllers.count == 3, navigation.topViewController?.shownTexts == ["Milk"]
  else { return false }
  func saves(_ title: String, depth: Int) -> Bool {
    flow.add()
    guard let new = navigation.topViewController as? NewTodoViewController,
      new.shownTexts.first == ""
    else { return false }
    new.field.text = title
    new.navigationItem.rightBarButtonItem?.tap()
    return navigation.viewControllers.count == depth
  }
  guard saves("Tea", depth: 3) else { return false }
  navigation.popToRootViewController(animated: false)
  guard saves("Salt", depth: 1) else { return false }
  return list.shownTexts == ["Milk", "Bread", "Tea", "Salt"]
}
