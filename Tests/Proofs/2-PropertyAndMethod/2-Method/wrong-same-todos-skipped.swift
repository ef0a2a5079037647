// Rejected by: the list follows a new manager with identical to-dos
// A new manager replaces the old one and its subscription, unless their to-dos are equal. The list
// ignores a manager with equal to-dos, such as a second empty one, and stays subscribed to the old
// one.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?
  private var subscription: Subscription?

  func inject(manager: TodoManager) {
    // The to-dos are the same.
    if let current = self.manager, current.todos == manager.todos { return }
    self.manager = manager
    subscription = manager.subscribe { [weak self] todos in self?.show(todos) }
    show(manager.todos)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(manager?.todos ?? [])
  }

  private func show(_ todos: [Todo]) {
    guard isViewLoaded else { return }
    label.text = todos.map(\.title).joined(separator: ", ")
  }
}
