// Refused by: from outside, the list has no manager to read or to set
// The subscription is put in order, and the door beside inject(manager:) stays open.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  var manager: TodoManager?
  private var subscription: Subscription?

  func inject(manager: TodoManager) {
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
