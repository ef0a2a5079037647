// The spy records values of an enum, with the number of to-dos at that moment. A table says which
// events belong to which call.

import InitializerSupport
import UIKit

private enum Event: Equatable {
  case push(animated: Bool)
  case pop(animated: Bool, todos: Int)
  case other
}

private final class Spy: UINavigationController {
  var events: [Event] = []
  var manager = TodoManager()

  override func pushViewController(_ controller: UIViewController, animated: Bool) {
    events.append(.push(animated: animated))
    super.pushViewController(controller, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    events.append(.pop(animated: animated, todos: manager.todos.count))
    return super.popViewController(animated: animated)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    events.append(.other)
    return super.popToRootViewController(animated: animated)
  }

  override func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    events.append(.other)
    super.setViewControllers(controllers, animated: animated)
  }

  override func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    events.append(.other)
    super.present(controller, animated: animated, completion: completion)
  }
}

func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  let spy = Spy()
  let flow = make(spy, spy.manager)
  let steps: [(() -> Void, Event, AnyClass)] = [
    ({ flow.start() }, .push(animated: false), LinesViewController.self),
    ({ flow.select(Todo(title: "A")) }, .push(animated: true), TodoCardViewController.self),
    ({ flow.add() }, .push(animated: true), NewTodoViewController.self),
    ({ flow.save("N") }, .pop(animated: true, todos: 1), TodoCardViewController.self),
    ({ flow.select(Todo(title: "B")) }, .push(animated: true), TodoCardViewController.self),
    ({ flow.add() }, .push(animated: true), NewTodoViewController.self),
    ({ flow.save("M") }, .pop(animated: true, todos: 2), TodoCardViewController.self),
  ]
  var seen: [UIViewController] = []
  for (index, (call, event, type)) in steps.enumerated() {
    call()
    guard spy.events.count == index + 1, spy.events[index] == event,
      let top = spy.topViewController, top.isKind(of: type)
    else { return false }
    if case .push = event {
      guard !seen.contains(top) else { return false }
      seen.append(top)
    }
  }
  let cards = spy.viewControllers.compactMap { $0 as? TodoCardViewController }
  for card in cards { card.loadViewIfNeeded() }
  let list = spy.viewControllers.first as? LinesViewController
  return cards.map { $0.label.text } == ["A", "B"] && list?.lines == ["N", "M"]
    && spy.manager.todos == [Todo(title: "N"), Todo(title: "M")]
}
