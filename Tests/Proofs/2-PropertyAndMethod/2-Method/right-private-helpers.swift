// Private methods do the work of inject(manager:); they take the manager, too.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?
  private var subscription: Subscription?

  func inject(manager: TodoManager) {
    self.manager = manager
    listen(to: manager)
    show(manager)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(manager)
  }

  private func listen(to manager: TodoManager) {
    subscription = manager.subscribe { [weak self, weak manager] _ in self?.show(manager) }
  }
}

extension TodoListViewController {
  fileprivate func show(_ manager: TodoManager?) {
    guard isViewLoaded else { return }
    label.text = manager?.todos.map(\.title).joined(separator: ", ")
  }
}
