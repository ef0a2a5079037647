// 2.2 Method
//
// There is one way in, and it does all that belongs together. The list holds one subscription, so
// the next one takes its place, and the one before ends.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?
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
