// Rejected by: the specification rejects a flow that starts with another screen
// The specification checks the list, but only if there is one.

import InitializerSupport
import UIKit

private final class SpyNavigationController: UINavigationController {
  private(set) var pushed: [UIViewController] = []
  var onCall: (String) -> Void = { _ in }

  override func pushViewController(_ controller: UIViewController, animated: Bool) {
    pushed.append(controller)
    onCall(animated ? "push, animated" : "push")
    super.pushViewController(controller, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    onCall(animated ? "pop, animated" : "pop")
    return super.popViewController(animated: animated)
  }

  override func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    onCall("present")
    super.present(controller, animated: animated, completion: completion)
  }
}

/// Returns whether the flows that `make` creates are correct.
func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  let manager = TodoManager(todos: [Todo(title: "Milk"), Todo(title: "Bread")])
  let spy = SpyNavigationController()
  var calls: [String] = []
  spy.onCall = { calls.append("\(manager.todos.count) to-dos: \($0)") }
  let flow = make(spy, manager)

  func called(_ call: String) -> Bool {
    defer { calls = [] }
    return calls == [call]
  }
  func selects(_ todo: Todo) -> Bool {
    flow.select(todo)
    let card = spy.pushed.last as? TodoCardViewController
    card?.loadViewIfNeeded()
    return called("2 to-dos: push, animated") && card?.label.text == todo.title
  }

  flow.start()
  let list = spy.pushed.last as? LinesViewController
  guard called("2 to-dos: push") else { return false }
  if let list, list.lines != ["Milk", "Bread"] { return false }
  guard selects(Todo(title: "Bread")), selects(Todo(title: "Milk")) else { return false }
  flow.add()
  let new = spy.pushed.last as? NewTodoViewController
  guard called("2 to-dos: push, animated"), new != nil else { return false }
  flow.save("Salt")
  guard called("3 to-dos: pop, animated") else { return false }
  guard manager.todos.map(\.title) == ["Milk", "Bread", "Salt"] else { return false }
  flow.add()
  return called("3 to-dos: push, animated") && spy.pushed.last !== new
    && spy.pushed.last is NewTodoViewController
}
