// A finder, and functions that take an existing screen.

import InitializerSupport
import UIKit

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

extension UINavigationController {
  var reminder: ReminderViewController? { topViewController as? ReminderViewController }

  func logged(_ screen: ReminderViewController) -> ReminderViewController { screen }

  func open(_ screen: ReminderViewController, titled title: String? = nil) {
    if let title { screen.title = title }
    pushViewController(logged(screen), animated: true)
  }
}

/// Opens the to-do of a row that was tapped in the list.
func openFromList(_ todo: Todo, in navigation: UINavigationController) {
  navigation.open(.init(todo: todo))
}

/// Opens a to-do that the search found.
func openFromSearch(_ todo: Todo, in navigation: UINavigationController) {
  navigation.open(ReminderViewController(todo: todo), titled: todo.title)
}
