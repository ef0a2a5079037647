// The delegate hears of every screen before it appears, with the number of to-dos at that moment.

import InitializerSupport
import UIKit

private final class Observer: NSObject, UINavigationControllerDelegate {
  var shown: [(screen: UIViewController, todos: Int)] = []
  let manager: TodoManager

  init(manager: TodoManager) { self.manager = manager }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append((viewController, manager.todos.count))
  }
}

func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  let manager = TodoManager(todos: [Todo(title: "Milk"), Todo(title: "Bread")])
  let navigation = UINavigationController()
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = navigation
  window.makeKeyAndVisible()
  defer { window.isHidden = true }
  let observer = Observer(manager: manager)
  navigation.delegate = observer
  defer { navigation.delegate = nil }
  let flow = make(navigation, manager)

  /// Returns the screen on top, if the stack has that depth, and the last screen that appeared did
  /// so with this many to-dos.
  func screen(_ depth: Int, todos: Int) -> UIViewController? {
    guard let last = observer.shown.last, last.todos == todos,
      navigation.viewControllers.count == depth, last.screen === navigation.topViewController
    else { return nil }
    return last.screen
  }

  flow.start()
  let list = screen(1, todos: 2) as? LinesViewController
  guard list?.lines == ["Milk", "Bread"] else { return false }
  flow.select(Todo(title: "Bread"))
  guard screen(2, todos: 2)?.shownTexts == ["Bread"],
    let card = screen(2, todos: 2) as? TodoCardViewController
  else { return false }
  flow.select(Todo(title: "Milk"))
  guard (screen(3, todos: 2) as? TodoCardViewController)?.shownTexts == ["Milk"] else {
    return false
  }
  navigation.popViewController(animated: false)
  flow.add()
  guard let new = screen(3, todos: 2) as? NewTodoViewController else { return false }
  flow.save("Rice")
  guard screen(2, todos: 3) === card, navigation.viewControllers.first === list else {
    return false
  }
  flow.add()
  guard let next = screen(3, todos: 3) as? NewTodoViewController, next !== new else { return false }
  return manager.todos.map(\.title) == ["Milk", "Bread", "Rice"]
}
