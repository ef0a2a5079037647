// Other code can read the manager, but not set it.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private(set) var manager: TodoManager?
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
