// 4.7 StepByStep
//
// A reminder is created only by init(todo:), to which the old function forwards. Other callers get
// a warning with a fix-it, and change their call when they have time.

import InitializerSupport
import UIKit

final class ReminderViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 353, height: 29))
  private let todo: Todo

  init(todo: Todo) {
    self.todo = todo
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, renamed: "init(todo:)")
  required init?(coder: NSCoder) {
    fatalError("ReminderViewController is made in code, by init(todo:)")
  }

  @available(
    *, deprecated,
    message: "A reminder asks for its to-do in its initializer: ReminderViewController(todo:).",
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

/// Opens the to-do of a row that the user tapped in the list.
func openFromList(_ todo: Todo, in navigation: UINavigationController) {
  navigation.pushViewController(ReminderViewController(todo: todo), animated: true)
}

/// Opens a to-do that the search found.
func openFromSearch(_ todo: Todo, in navigation: UINavigationController) {
  let screen = ReminderViewController(todo: todo)
  screen.title = todo.title
  navigation.pushViewController(screen, animated: true)
}
