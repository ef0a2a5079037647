// Rejected by: a visible list shows a new to-do immediately
// Only viewDidLoad subscribes, so a later manager has no subscription.
// Asks: Which line subscribes to this manager

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?
  private var subscription: Subscription?

  func inject(manager: TodoManager) {
    self.manager = manager
    show(manager.todos)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(manager?.todos ?? [])
    subscription = manager?.subscribe { [weak self] todos in self?.show(todos) }
  }

  private func show(_ todos: [Todo]) {
    guard isViewLoaded else { return }
    label.text = todos.map(\.title).joined(separator: ", ")
  }
}
