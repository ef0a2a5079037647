// Calls add() twice in a row, so two screens for new to-dos have to be on the stack. Two flows are
// used in turns.

import InitializerSupport
import UIKit

private final class Spy: UINavigationController {
  var lines: [String] = []
  weak var manager: TodoManager?

  private func write(_ word: String, _ animated: Bool) {
    lines.append("\(word) \(animated) \(manager?.todos.count ?? -1)")
  }

  override func pushViewController(_ controller: UIViewController, animated: Bool) {
    write("push", animated)
    super.pushViewController(controller, animated: animated)
  }

  @discardableResult
  override func popViewController(animated: Bool) -> UIViewController? {
    write("pop", animated)
    return super.popViewController(animated: animated)
  }

  override func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    write("present", animated)
  }
}

func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  let managers = [TodoManager(), TodoManager(todos: [Todo(title: "a"), Todo(title: "b")])]
  let spies = managers.map { manager in
    let spy = Spy()
    spy.manager = manager
    return spy
  }
  let flows = zip(spies, managers).map { make($0, $1) }
  return withExtendedLifetime(managers) {
    for flow in flows { flow.start() }
    for flow in flows { flow.select(Todo(title: "b")) }
    for flow in flows { flow.select(Todo(title: "c")) }
    for flow in flows { flow.add() }
    for flow in flows { flow.add() }
    for (flow, manager) in zip(flows, managers) {
      let before = manager.todos
      flow.save("d")
      guard manager.todos == before + [Todo(title: "d")] else { return false }
    }
    for (spy, start) in zip(spies, [0, 2]) {
      let calls =
        ["push false \(start)"] + Array(repeating: "push true \(start)", count: 4)
        + ["pop true \(start + 1)"]
      let titles = spy.viewControllers.compactMap { screen -> String? in
        screen.loadViewIfNeeded()
        return (screen as? TodoCardViewController)?.label.text
      }
      guard spy.lines == calls, titles == ["b", "c"], spy.viewControllers.count == 4,
        spy.viewControllers[3] is NewTodoViewController,
        let list = spy.viewControllers[0] as? LinesViewController,
        list.lines.count == start + 1
      else { return false }
    }
    return true
  }
}
