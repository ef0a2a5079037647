// A list of small rules, each with its own screens and managers.

import PropertyAndMethodSupport
import UIKit

private func makeScreen(_ storyboard: UIStoryboard) -> TotalViewController {
  storyboard.instantiateViewController(identifier: "Total")
}

private func waitsWithLoading(_ storyboard: UIStoryboard) -> Bool {
  let manager = TodoManager()
  let screen = makeScreen(storyboard)
  screen.inject(manager)
  return screen.viewIfLoaded == nil
}

private func showsAndFollows(_ storyboard: UIStoryboard) -> Bool {
  let manager = TodoManager()
  let screen = makeScreen(storyboard)
  screen.inject(manager)
  for title in ["Milk", "Bread"] { manager.add(Todo(title: title)) }
  screen.loadViewIfNeeded()
  for count in 2...5 {
    guard screen.label.text == "\(count) to-dos" else { return false }
    manager.add(Todo(title: "Milk"))
  }
  return true
}

private func acceptsLateManagers(_ storyboard: UIStoryboard) -> Bool {
  let managers = [TodoManager("Milk"), TodoManager("Mail", "Call", "Trip")]
  let screen = makeScreen(storyboard)
  screen.loadViewIfNeeded()
  return managers.allSatisfy { manager in
    screen.inject(manager)
    guard screen.label.text == "\(manager.todos.count) to-dos" else { return false }
    manager.add(Todo(title: "Tea"))
    return screen.label.text == "\(manager.todos.count) to-dos"
      && managers.map(\.subscriptionCount).reduce(0, +) == 1
  }
}

private func survivesCoveringAndComingBack(_ storyboard: UIStoryboard) -> Bool {
  let manager = TodoManager("Milk")
  let screen = makeScreen(storyboard)
  screen.inject(manager)
  for isAppearing in [true, false, true, false] {
    screen.beginAppearanceTransition(isAppearing, animated: true)
    screen.endAppearanceTransition()
    manager.add(Todo(title: "Tea"))
    guard manager.subscriptionCount == 1 else { return false }
  }
  return screen.label.text == "5 to-dos"
}

private func hasItsOwnManager(_ storyboard: UIStoryboard) -> Bool {
  let managers = [TodoManager("Milk"), TodoManager("Mail", "Call", "Trip")]
  let screens = managers.map { manager in
    let screen = makeScreen(storyboard)
    screen.inject(manager)
    return screen
  }
  for screen in screens { screen.loadViewIfNeeded() }
  return screens.map(\.label.text) == ["1 to-dos", "3 to-dos"]
}

private func leavesNothing(_ storyboard: UIStoryboard) -> Bool {
  let manager = TodoManager("Milk")
  weak var screen: TotalViewController?
  func use() {
    let used = makeScreen(storyboard)
    used.inject(manager)
    used.loadViewIfNeeded()
    screen = used
  }
  use()
  return screen == nil && manager.subscriptionCount == 0
}

func specification(_ storyboard: UIStoryboard) -> Bool {
  let rules = [
    waitsWithLoading, showsAndFollows, acceptsLateManagers, survivesCoveringAndComingBack,
    hasItsOwnManager, leavesNothing,
  ]
  return rules.allSatisfy { $0(storyboard) }
}
