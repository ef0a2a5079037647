// 2.2 Method
//
// The list subscribes to its manager. Now the user changes from “Home” to “Work”, and the list is
// handed another manager. It listens to both from then on: what is added to Home shows in Work.
// Besides, any code can set the manager without inject(manager:), and then there is no subscription
// to it at all.
//
// To do: make inject(manager:) the only way in. However often it is called, the list should listen
//        to one manager, the latest.
// Seam:  inject(manager:) of TodoListViewController. The tests call it, so keep its signature.
//        Keep the name of the outlet, too.

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
