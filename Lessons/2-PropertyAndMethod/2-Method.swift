// 2.2 Method
//
// The user switches the list from “Home” to “Work”, which gives the list another manager. After
// that, to-dos added to Home appear under Work.
//
// To do: let the list always show the to-dos of the manager that was injected last.
// Seam:  inject(manager:) of TodoListViewController. The tests call it, so keep its signature.
//        Keep the outlet's name, too.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
    manager.notify(self) { list, todos in list.show(todos) }
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
