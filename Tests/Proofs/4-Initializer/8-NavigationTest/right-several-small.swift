// A function for each rule of the header; each one creates its own flow.

import InitializerSupport
import UIKit

private typealias Make = (UINavigationController, TodoManager) -> any TodoFlow

private final class Diary: UINavigationController {
  var pushed: [UIViewController] = []
  var animations: [Bool] = []
  var poppedScreens = 0
  var numberOfPresented = 0
  var whenPopped: () -> Void = {}

  override func pushViewController(_ controller: UIViewController, animated: Bool) {
    super.pushViewController(controller, animated: animated)
    pushed += [controller]
    animations += [animated]
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    whenPopped()
    animations += [animated]
    poppedScreens += 1
    return super.popViewController(animated: animated)
  }

  override func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    numberOfPresented += 1
    super.present(controller, animated: animated, completion: completion)
  }

  var isConsistent: Bool {
    pushed.count - poppedScreens == viewControllers.count && numberOfPresented == 0
  }
}

private func startsWithList(_ make: Make) -> Bool {
  let diary = Diary()
  let flow = make(diary, TodoManager(todos: [Todo(title: "Only")]))
  guard diary.pushed.isEmpty else { return false }
  flow.start()
  return diary.animations == [false] && diary.isConsistent
    && (diary.pushed[0] as? LinesViewController)?.lines == ["Only"]
}

private func opensTheCard(_ make: Make) -> Bool {
  let titles = ["Wine", "Rum", "Wine", "Unknown"]
  let diary = Diary()
  let flow = make(diary, TodoManager(todos: [Todo(title: "Rum"), Todo(title: "Wine")]))
  flow.start()
  for title in titles { flow.select(Todo(title: title)) }
  let shown = diary.pushed.compactMap { screen -> String? in
    screen.loadViewIfNeeded()
    return (screen as? TodoCardViewController)?.label.text
  }
  return shown == titles && diary.animations == [false, true, true, true, true]
    && diary.isConsistent
}

private func savesAndComesBack(_ make: Make, above below: [String]) -> Bool {
  let diary = Diary()
  let manager = TodoManager()
  var before: [Int] = []
  diary.whenPopped = { before.append(manager.todos.count) }
  let flow = make(diary, manager)
  flow.start()
  for title in below { flow.select(Todo(title: title)) }
  let depth = diary.viewControllers.count
  for _ in 1...2 {
    flow.add()
    guard diary.topViewController is NewTodoViewController else { return false }
    flow.save("Same")
    guard diary.viewControllers.count == depth, diary.isConsistent else { return false }
  }
  let new = diary.pushed.suffix(2)
  return before == [1, 2] && manager.todos.map(\.title) == ["Same", "Same"]
    && new.first !== new.last && diary.poppedScreens == 2
    && diary.animations.dropFirst().allSatisfy { $0 }
}

func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  startsWithList(make) && opensTheCard(make)
    && savesAndComesBack(make, above: []) && savesAndComesBack(make, above: ["Rum"])
}
