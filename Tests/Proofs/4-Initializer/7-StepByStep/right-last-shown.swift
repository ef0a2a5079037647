// An observer and counters. Properties that start out empty change no screen.

import InitializerSupport
import UIKit

final class ReminderViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 353, height: 29))
  private let todo: Todo
  private(set) static weak var current: ReminderViewController?
  private(set) var appearances = 0
  private(set) var lastShown: Todo?
  var onAppear: ((Todo) -> Void)?

  init(todo: Todo) {
    self.todo = todo
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("ReminderViewController needs its to-do") }

  @available(
    *, deprecated, message: "A reminder takes its to-do in its initializer.", renamed: "init(todo:)"
  )
  static func instantiate(with todo: Todo) -> ReminderViewController {
    ReminderViewController(todo: todo)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = todo.title
    lastShown = todo
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
    Self.current = self
    onAppear?(todo)
  }
}

/// Opens the to-do of a row that was tapped in the list.
func openFromList(_ todo: Todo, in navigation: UINavigationController) {
  let screen = ReminderViewController(todo: todo)
  navigation.pushViewController(screen, animated: true)
}

/// Opens a to-do that the search found.
func openFromSearch(_ todo: Todo, in navigation: UINavigationController) {
  let screen = ReminderViewController(todo: todo)
  screen.title = todo.title
  navigation.pushViewController(screen, animated: true)
}
