// Rejected by: other code can set the manager only with inject(manager:)
// didSet does all the work, but the property isn't private: there are two ways to set the manager,
// and one accepts nil.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  var manager: TodoManager? {
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
