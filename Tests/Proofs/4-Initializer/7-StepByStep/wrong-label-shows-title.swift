// Rejected by: setting a screen's title doesn't change its label
// The label shows the title, which all code can set.

import InitializerSupport
import UIKit

final class ReminderViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 353, height: 29))
  private let todo: Todo

  init(todo: Todo) {
    self.todo = todo
    super.init(nibName: nil, bundle: nil)
    title = todo.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("ReminderViewController needs its to-do") }

  @available(
    *, deprecated, message: "A reminder needs its to-do. Write init(todo:) instead.",
    renamed: "init(todo:)"
  )
  static func instantiate(with todo: Todo) -> ReminderViewController {
    ReminderViewController(todo: todo)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = title
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
