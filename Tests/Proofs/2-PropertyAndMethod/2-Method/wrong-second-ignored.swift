// Rejected by: after a second injection, the list shows the second manager
// Only the first injection has an effect: the list silently ignores every other one.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?
  private var subscription: Subscription?

  func inject(manager: TodoManager) {
    guard self.manager == nil else { return }
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
