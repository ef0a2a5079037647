// A separate object holds the manager and its subscription; the list creates a new one for each
// manager.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private var source: Source?

  func inject(manager: TodoManager) {
    source = Source(manager: manager) { [weak self] in self?.show() }
    show()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    guard isViewLoaded else { return }
    let todos = source?.manager.todos ?? []
    label.isHidden = todos.isEmpty
    label.text = todos.map(\.title).joined(separator: ", ")
  }
}

/// A manager and its subscription, with the same lifetime.
private final class Source {
  let manager: TodoManager
  private let subscription: Subscription

  init(manager: TodoManager, changed: @escaping () -> Void) {
    self.manager = manager
    subscription = manager.subscribe { _ in changed() }
  }
}
