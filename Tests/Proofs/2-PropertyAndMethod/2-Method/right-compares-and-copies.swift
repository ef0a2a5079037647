// The list keeps its manager private. Other code can see what the list showed, compare managers,
// and copy to-dos to another one.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?
  private var subscription: Subscription?
  private(set) var lastShown: [Todo]?
  private(set) var log: [String] = []
  var onShow: (([Todo]) -> Void)?

  func inject(manager: TodoManager) {
    self.manager = manager
    subscription = manager.subscribe { [weak self] in self?.show($0) }
    show(manager.todos)
  }

  func isShowing(_ other: TodoManager) -> Bool {
    manager === other
  }

  func copyTodos(to other: TodoManager) {
    for todo in manager?.todos ?? [] { other.add(todo) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(manager?.todos ?? [])
  }

  private func show(_ todos: [Todo]) {
    lastShown = todos
    log.append("\(todos.count)")
    onShow?(todos)
    if isViewLoaded { label.text = todos.map(\.title).joined(separator: ", ") }
  }
}
