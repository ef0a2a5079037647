// Rejected by: after two injections, there's one subscription
// The list subscribes when the manager is injected, and again when the view is loaded.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?
  private var subscription: Subscription?
  private var viewSubscription: Subscription?

  func inject(manager: TodoManager) {
    self.manager = manager
    subscription = manager.subscribe { [weak self] todos in self?.show(todos) }
    show(manager.todos)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(manager?.todos ?? [])
    viewSubscription = manager?.subscribe { [weak self] todos in self?.show(todos) }
  }

  private func show(_ todos: [Todo]) {
    guard isViewLoaded else { return }
    label.text = todos.map(\.title).joined(separator: ", ")
  }
}
