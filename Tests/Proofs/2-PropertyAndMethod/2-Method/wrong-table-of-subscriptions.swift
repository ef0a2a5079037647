// Rejected by: leaving the list releases it and its subscription
// A dictionary holds one subscription for each list, so a second injection replaces the first. The
// dictionary is static, so it keeps the subscription of a list that was deallocated.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  private static var subscriptions: [ObjectIdentifier: Subscription] = [:]

  @Outlet var label: UILabel!
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
    Self.subscriptions[ObjectIdentifier(self)] = manager.subscribe { [weak self] todos in
      self?.show(todos)
    }
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
