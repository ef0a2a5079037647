// Rejected by: your file builds without warnings and uses only init(todo:)
// The list calls instantiate(with:) through a private protocol, and gets no warning.

import InitializerSupport
import UIKit

/// A screen about one to-do.
private protocol TodoScreen: UIViewController {
  static func instantiate(with todo: Todo) -> Self
}

final class ReminderViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 353, height: 29))
  private let todo: Todo

  init(todo: Todo) {
    self.todo = todo
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ReminderViewController needs its to-do; call init(todo:)")
  }

  @available(
    *, deprecated, message: "Pass the to-do to the initializer, so that it can't be forgotten.",
    renamed: "init(todo:)"
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

extension ReminderViewController: TodoScreen {}

/// Opens the to-do of a row that the user tapped in the list.
func openFromList(_ todo: Todo, in navigation: UINavigationController) {
  let kind: any TodoScreen.Type = ReminderViewController.self
  let screen = kind.instantiate(with: todo)
  navigation.pushViewController(screen, animated: true)
}

/// Opens a to-do that the search found.
func openFromSearch(_ todo: Todo, in navigation: UINavigationController) {
  let screen = ReminderViewController(todo: todo)
  screen.title = todo.title
  navigation.pushViewController(screen, animated: true)
}
