// Rejected by: instantiate(with:) creates the same screen as init(todo:)
// instantiate(with:) holds its screen, and returns the same screen again.

import InitializerSupport
import UIKit

final class ReminderViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 353, height: 29))
  private let todo: Todo
  private static var old: ReminderViewController?

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
    if let old, old.todo == todo { return old }
    let screen = ReminderViewController(todo: todo)
    old = screen
    return screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = todo.title
    view.addSubview(label)
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
