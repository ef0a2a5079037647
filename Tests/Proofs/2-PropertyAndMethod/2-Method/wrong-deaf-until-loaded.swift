// Rejected by: the list shows the to-dos of the manager that you inject
// The list never shows a to-do added before the view is loaded.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private var todos: [Todo] = []
  private var manager: TodoManager?
  private var subscription: Subscription?

  func inject(manager: TodoManager) {
    self.manager = manager
    todos = manager.todos
    subscription = manager.subscribe { [weak self] todos in
      guard let self, isViewLoaded else { return }
      self.todos = todos
      show()
    }
    show()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    guard isViewLoaded else { return }
    label.text = todos.map(\.title).joined(separator: ", ")
  }
}
