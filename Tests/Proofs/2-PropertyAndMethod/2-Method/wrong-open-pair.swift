// Rejected by: other code can set the manager only with inject(manager:)
// The manager and its subscription change together, but any code can change them.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  var current: (manager: TodoManager, subscription: Subscription)?

  func inject(manager: TodoManager) {
    let subscription = manager.subscribe { [weak self] todos in self?.show(todos) }
    current = (manager, subscription)
    show(manager.todos)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(current?.manager.todos ?? [])
  }

  private func show(_ todos: [Todo]) {
    guard isViewLoaded else { return }
    label.text = todos.map(\.title).joined(separator: ", ")
  }
}
