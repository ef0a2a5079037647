// Reads classes, labels and cells without shownTexts, in another order of steps.

import InitializerSupport
import UIKit

func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  let manager = TodoManager(todos: [Todo(title: "Milk"), Todo(title: "Egg")])
  let navigation = UINavigationController()
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = navigation
  window.makeKeyAndVisible()
  defer { window.isHidden = true }
  let flow = make(navigation, manager)

  func rows() -> [String?] {
    let list = navigation.viewControllers.first as? LinesViewController
    return list?.tableView.visibleCells.map { $0.textLabel?.text } ?? []
  }
  flow.start()
  guard rows() == ["Milk", "Egg"], navigation.viewControllers.count == 1 else { return false }
  var newScreens: [UIViewController] = []
  for _ in 1...2 {
    flow.add()
    guard let new = navigation.topViewController as? NewTodoViewController else { return false }
    newScreens.append(new)
    flow.save("Egg")
    guard navigation.viewControllers.count == 1 else { return false }
  }
  guard rows() == ["Milk", "Egg", "Egg", "Egg"], newScreens[0] !== newScreens[1] else {
    return false
  }
  for (depth, title) in [(2, "Egg"), (3, "Milk"), (4, "Wine")] {
    flow.select(Todo(title: title))
    guard let card = navigation.topViewController as? TodoCardViewController else { return false }
    card.loadViewIfNeeded()
    guard card.label.text == title, navigation.viewControllers.count == depth else { return false }
  }
  flow.add()
  flow.save("Tea")
  return navigation.viewControllers.count == 4 && manager.todos.count == 5
    && manager.todos.last?.title == "Tea"
}
