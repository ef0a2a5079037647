// A list of steps drives a screen, next to a model of what it should show.

import PropertyAndMethodSupport
import UIKit

private enum Step {
  case inject(Int), add(Int), load, appear, disappear
}

/// A screen, and the manager that it should show.
private final class Subject {
  let screen: TotalViewController
  let managers: [TodoManager]
  var current: Int?

  init(_ screen: TotalViewController, _ managers: [TodoManager]) {
    self.screen = screen
    self.managers = managers
  }

  func take(_ step: Step) {
    switch step {
    case .inject(let number):
      screen.inject(managers[number])
      current = number
    case .add(let number): managers[number].add(Todo(title: "Milk"))
    case .load: screen.loadViewIfNeeded()
    case .appear:
      screen.beginAppearanceTransition(true, animated: false)
      screen.endAppearanceTransition()
    case .disappear:
      screen.beginAppearanceTransition(false, animated: false)
      screen.endAppearanceTransition()
    }
  }

  func isRight(isLoaded: Bool) -> Bool {
    guard screen.isViewLoaded == isLoaded else { return false }
    guard isLoaded, let current else { return true }
    let counts = managers.indices.map { $0 == current ? 1 : 0 }
    return screen.label.text == "\(managers[current].todos.count) to-dos"
      && managers.map(\.subscriptionCount) == counts
  }
}

private let lives: [[Step]] = [
  [
    .inject(0), .add(0), .load, .add(0), .add(1), .inject(1), .add(1), .add(0), .inject(0), .add(0),
  ],
  [
    .load, .add(0), .inject(0), .appear, .add(0), .disappear, .add(0), .appear, .inject(1), .add(1),
  ],
  [.inject(1), .inject(0), .load, .appear, .disappear, .add(1), .appear, .add(0), .disappear],
]

func specification(_ storyboard: UIStoryboard) -> Bool {
  for life in lives {
    var subjects = [0, 1].map { _ in
      Subject(
        storyboard.instantiateViewController(identifier: "Total"),
        [TodoManager("A", "B"), TodoManager("C", "D", "E", "F", "G")])
    }
    var isLoaded = false
    for step in life {
      if case .load = step { isLoaded = true }
      // The second screen lags behind: it gets its manager, and stays with it.
      for subject in subjects { subject.take(step) }
      guard subjects.allSatisfy({ $0.isRight(isLoaded: isLoaded) }) else { return false }
    }
    let managers = subjects.flatMap(\.managers)
    let references = subjects.map { Weak(screen: $0.screen) }
    subjects = []
    guard references.allSatisfy({ $0.screen == nil }) else { return false }
    guard managers.allSatisfy({ $0.subscriptionCount == 0 }) else { return false }
  }
  return true
}

private struct Weak {
  weak var screen: TotalViewController?
}
