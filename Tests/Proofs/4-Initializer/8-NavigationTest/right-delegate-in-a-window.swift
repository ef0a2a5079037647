// The spy is the controller's delegate, and everything happens in a window: the delegate is told
// before a screen appears, and a presented screen stays presented.

import InitializerSupport
import UIKit

private final class Observer: NSObject, UINavigationControllerDelegate {
  var shown: [(screen: UIViewController, animated: Bool, todos: Int)] = []
  let manager: TodoManager

  init(manager: TodoManager) { self.manager = manager }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append((viewController, animated, manager.todos.count))
  }
}

func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  let manager = TodoManager(todos: [Todo(title: "Tea"), Todo(title: "Jam")])
  let navigation = UINavigationController()
  let observer = Observer(manager: manager)
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = navigation
  window.makeKeyAndVisible()
  navigation.delegate = observer
  defer { withExtendedLifetime(observer) { window.rootViewController = nil } }

  let flow = make(navigation, manager)
  /// Whether one screen appeared, and the stack has that depth now.
  func shows(_ depth: Int, animated: Bool = true, todos: Int = 2) -> UIViewController? {
    defer { observer.shown = [] }
    guard observer.shown.count == 1, let last = observer.shown.last,
      last.animated == animated, last.todos == todos,
      navigation.viewControllers.count == depth, navigation.presentedViewController == nil
    else { return nil }
    return last.screen
  }

  flow.start()
  let list = shows(1, animated: false) as? LinesViewController
  guard list?.lines == ["Tea", "Jam"] else { return false }
  var cards: [UIViewController] = []
  for title in ["Jam", "Tea"] {
    flow.select(Todo(title: title))
    guard let card = shows(cards.count + 2) as? TodoCardViewController,
      card.label.text == title
    else { return false }
    cards.append(card)
  }
  flow.add()
  guard let new = shows(4) as? NewTodoViewController else { return false }
  flow.save("Rice")
  guard shows(3, todos: 3) === cards[1], manager.todos.last?.title == "Rice" else { return false }
  flow.add()
  guard let next = shows(4, todos: 3) as? NewTodoViewController, next !== new else {
    return false
  }
  return manager.todos.count == 3
}
