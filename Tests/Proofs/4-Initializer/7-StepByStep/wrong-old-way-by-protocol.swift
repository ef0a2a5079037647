// Rejected by: your file builds without warnings and uses only init(todo:)
// The list calls instantiate(with:) through a protocol, and gets no warning.

import InitializerSupport
import UIKit

protocol Opening {
  static func instantiate(with todo: Todo) -> ReminderViewController
}

extension ReminderViewController: Opening {}

private func open<Screen: Opening>(_ type: Screen.Type, _ todo: Todo) -> ReminderViewController {
  type.instantiate(with: todo)
}

final class ReminderViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 353, height: 29))
  private let todo: Todo

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
    view.addSubview(label)
  }
}

/// Opens the to-do of a row that was tapped in the list.
func openFromList(_ todo: Todo, in navigation: UINavigationController) {
  let screen = open(ReminderViewController.self, todo)
  navigation.pushViewController(screen, animated: true)
}

/// Opens a to-do that the search found.
func openFromSearch(_ todo: Todo, in navigation: UINavigationController) {
  let screen = ReminderViewController(todo: todo)
  screen.title = todo.title
  navigation.pushViewController(screen, animated: true)
}
