// The list keeps no manager, only its to-dos, and a subscription that reports new ones.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private var todos: [Todo] = [] {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  private var subscription: Subscription?

  func inject(manager: TodoManager) {
    subscription = manager.subscribe { [weak self] in self?.todos = $0 }
    todos = manager.todos
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    label.text = todos.map(\.title).joined(separator: ", ")
  }
}
