// Rejected by: after a second injection, the list shows the second manager
// The list ignores a manager that it had before.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?
  private var seen: [ObjectIdentifier] = []
  private var subscription: Subscription?

  func inject(manager: TodoManager) {
    if seen.contains(ObjectIdentifier(manager)) { return }
    seen.append(ObjectIdentifier(manager))
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
