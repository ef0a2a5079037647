// Drives the screens as a user does: taps a row of the list, fills in the field, and taps Save.
// The spy's own init takes the manager.

import InitializerSupport
import UIKit

private final class Recorder: UINavigationController {
  private let manager: TodoManager
  private(set) var log = ""

  init(manager: TodoManager) {
    self.manager = manager
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func pushViewController(_ controller: UIViewController, animated: Bool) {
    log += animated ? "+" : "_"
    super.pushViewController(controller, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    log += (animated ? "-" : "!") + "\(manager.todos.count)"
    return super.popViewController(animated: animated)
  }

  override func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    log += "^"
    super.present(controller, animated: animated, completion: completion)
  }
}

func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  let manager = TodoManager(todos: [Todo(title: "X"), Todo(title: "Y"), Todo(title: "Y")])
  let navigation = Recorder(manager: manager)
  let flow = make(navigation, manager)
  flow.start()
  guard let list = navigation.viewControllers.first as? LinesViewController else { return false }
  list.tapped(line: 1)
  list.tapped(line: 0)
  let labels = navigation.viewControllers.dropFirst().map { screen in
    screen.loadViewIfNeeded()
    return (screen as? TodoCardViewController)?.label.text
  }
  guard labels == ["Y", "X"] else { return false }
  var screens: [NewTodoViewController] = []
  for title in ["", "Z"] {
    flow.add()
    guard let new = navigation.topViewController as? NewTodoViewController else { return false }
    new.loadViewIfNeeded()
    guard new.field.text ?? "" == "" else { return false }
    new.field.text = title
    new.navigationItem.rightBarButtonItem?.tap()
    screens.append(new)
  }
  return navigation.log == "_+++-4+-5" && screens[0] !== screens[1]
    && navigation.viewControllers.count == 3 && list.lines == ["X", "Y", "Y", "", "Z"]
}
