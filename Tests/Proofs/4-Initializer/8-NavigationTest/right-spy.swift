// A spy: a subclass that records the stack after each change, whichever method changes it, with the
// rows at that moment.

import InitializerSupport
import UIKit

private final class Spy: UINavigationController {
  private(set) var states: [[[String]]] = []

  override func pushViewController(_ controller: UIViewController, animated: Bool) {
    super.pushViewController(controller, animated: animated)
    note()
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    let popped = super.popViewController(animated: animated)
    note()
    return popped
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = super.popToRootViewController(animated: animated)
    note()
    return popped
  }

  override func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    super.setViewControllers(controllers, animated: animated)
    note()
  }

  private func note() {
    let texts = viewControllers.map(\.shownTexts)
    if texts != states.last { states.append(texts) }
  }
}

func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  let manager = TodoManager(todos: [Todo(title: "Milk"), Todo(title: "Bread")])
  let navigation = Spy()
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = navigation
  window.makeKeyAndVisible()
  defer { window.isHidden = true }
  let flow = make(navigation, manager)

  flow.start()
  flow.add()
  (navigation.topViewController as? NewTodoViewController)?.field.text = "Salt"
  flow.save("Salt")
  flow.select(Todo(title: "Bread"))
  flow.select(Todo(title: "Milk"))
  flow.add()
  flow.save("Tea")
  let list = ["Milk", "Bread", "Salt"]
  return navigation.states == [
    [["Milk", "Bread"]], [["Milk", "Bread"], ["", "Save"]], [list], [list, ["Bread"]],
    [list, ["Bread"], ["Milk"]], [list, ["Bread"], ["Milk"], ["", "Save"]],
    [list, ["Bread"], ["Milk"]],
  ] && manager.todos.map(\.title) == list + ["Tea"]
}
