// The spy compares the stack before and after each call, and needs no list of names: a closure
// gets what has changed. Starts on a stack that isn't empty.

import InitializerSupport
import UIKit

private final class Spy: UINavigationController {
  struct Change: Equatable {
    var delta: Int
    var animated: Bool
    var todos: Int
  }

  var changes: [Change] = []
  var count: () -> Int = { 0 }

  private func note<T>(_ animated: Bool, _ work: () -> T) -> T {
    let (depth, todos) = (viewControllers.count, count())
    let result = work()
    changes.append(.init(delta: viewControllers.count - depth, animated: animated, todos: todos))
    return result
  }

  override func pushViewController(_ controller: UIViewController, animated: Bool) {
    note(animated) { super.pushViewController(controller, animated: animated) }
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    note(animated) { super.popViewController(animated: animated) }
  }

  override func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    note(animated) { super.popToViewController(controller, animated: animated) }
  }

  override func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    note(animated) { super.present(controller, animated: animated, completion: completion) }
  }
}

func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  let manager = TodoManager(todos: [Todo(title: "1")])
  let spy = Spy(rootViewController: UIViewController())
  spy.changes = []
  spy.count = { manager.todos.count }
  let flow = make(spy, manager)
  flow.start()
  let list = spy.topViewController
  flow.add()
  let new = spy.topViewController
  flow.save("2")
  guard spy.topViewController === list else { return false }
  flow.select(Todo(title: "3"))
  let three = spy.topViewController as? TodoCardViewController
  flow.select(Todo(title: "2"))
  let two = spy.topViewController as? TodoCardViewController
  flow.add()
  let other = spy.topViewController
  flow.save("4")
  for card in [three, two] { card?.loadViewIfNeeded() }
  return spy.topViewController === two && three?.label.text == "3" && two?.label.text == "2"
    && new is NewTodoViewController && other is NewTodoViewController && new !== other
    && (list as? LinesViewController)?.lines == ["1", "2", "4"]
    && manager.todos.map(\.title) == ["1", "2", "4"]
    && spy.changes == [
      .init(delta: 1, animated: false, todos: 1), .init(delta: 1, animated: true, todos: 1),
      .init(delta: -1, animated: true, todos: 2), .init(delta: 1, animated: true, todos: 2),
      .init(delta: 1, animated: true, todos: 2), .init(delta: 1, animated: true, todos: 2),
      .init(delta: -1, animated: true, todos: 3),
    ]
}
