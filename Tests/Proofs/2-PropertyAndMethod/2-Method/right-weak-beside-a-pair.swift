// The list's reference to its manager is weak; the pair next to it holds the manager.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private weak var manager: TodoManager?
  private var keeper: (manager: TodoManager, subscription: Subscription)?

  func inject(manager: TodoManager) {
    guard manager !== self.manager else { return }
    self.manager = manager
    keeper = (manager, manager.subscribe { [weak self] _ in self?.refresh() })
    refresh()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    refresh()
  }

  private func refresh() {
    guard isViewLoaded else { return }
    var text = ""
    for todo in manager?.todos ?? [] {
      if !text.isEmpty { text += ", " }
      text += todo.title
    }
    label.text = text
  }
}
