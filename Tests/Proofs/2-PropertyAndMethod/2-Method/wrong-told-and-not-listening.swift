// Rejected by: after two injections, there's one subscription
// The list ignores the first manager's changes, but stays subscribed to it, and to every other one.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?
  private var subscriptions: [Subscription] = []

  func inject(manager: TodoManager) {
    self.manager = manager
    subscriptions.append(
      manager.subscribe { [weak self] todos in
        if self?.manager === manager { self?.show(todos) }
      })
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
