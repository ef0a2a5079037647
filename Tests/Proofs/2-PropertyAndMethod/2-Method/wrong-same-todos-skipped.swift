// Rejected by: a manager with the same to-dos is another manager
// A new manager replaces the old one and its subscription, unless its to-dos are equal. A manager
// with equal to-dos, such as a second empty one, is not taken, and the list still listens to the
// old one.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?
  private var subscription: Subscription?

  func inject(manager: TodoManager) {
    // The same to-dos again: nothing to do.
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
