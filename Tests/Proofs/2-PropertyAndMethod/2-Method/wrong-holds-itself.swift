// Rejected by: leaving the list releases it and its subscription
// A retain cycle: the list holds the subscription, whose closure holds the list.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?
  private var subscription: Subscription?

  func inject(manager: TodoManager) {
    self.manager = manager
    subscription = manager.subscribe { todos in self.show(todos) }
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
