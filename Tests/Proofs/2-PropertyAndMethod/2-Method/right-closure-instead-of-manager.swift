// The list keeps no manager, only the subscription and a private closure that returns the to-dos.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private var currentTodos: () -> [Todo] = { [] }
  private var changes: Subscription?

  override func viewDidLoad() {
    super.viewDidLoad()
    showTodos()
  }

  func inject(manager: TodoManager) {
    currentTodos = { manager.todos }
    changes = manager.subscribe { [weak self] _ in
      guard let self else { return }
      self.showTodos()
    }
    showTodos()
  }
}

extension TodoListViewController {
  private func showTodos() {
    if isViewLoaded {
      label.text = currentTodos().map(\.title).joined(separator: ", ")
    }
  }
}
