// 2.2 Method
//
// The list subscribes to its manager. When the user switches from “Home” to “Work”, the list gets
// another manager, but stays subscribed to the first: to-dos added to Home appear under Work. And
// any code can set the manager without inject(manager:), that is, without a subscription.
//
// To do: make inject(manager:) the only way to set the manager, and keep one subscription, to the
//        latest manager.
// Seam:  inject(manager:) of TodoListViewController. The tests call it, so keep its signature.
//        Keep the outlet's name, too.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  var manager: TodoManager?
  private var subscriptions: [Subscription] = []

  func inject(manager: TodoManager) {
    self.manager = manager
    subscriptions.append(manager.subscribe { [weak self] todos in self?.show(todos) })
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
