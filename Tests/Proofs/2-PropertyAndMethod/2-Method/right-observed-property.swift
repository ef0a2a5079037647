// The private property's didSet subscribes, whenever this file sets the manager.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager? {
    didSet {
      subscription = manager?.subscribe { [weak self] todos in self?.show(todos) }
      show(manager?.todos ?? [])
    }
  }
  private var subscription: Subscription?

  func inject(manager: TodoManager) {
    self.manager = manager
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
