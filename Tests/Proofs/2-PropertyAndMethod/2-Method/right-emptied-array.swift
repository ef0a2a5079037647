// The list keeps an array of subscriptions, and empties it before adding a new one.

import PropertyAndMethodSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private var source: (() -> [Todo])?
  private var subscriptions: [Subscription] = []

  func inject(manager: TodoManager) {
    subscriptions.removeAll()
    source = { manager.todos }
    subscriptions.append(manager.subscribe { [weak self] _ in self?.update() })
    update()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    update()
  }

  private func update() {
    guard isViewLoaded else { return }
    label.text = source?().map(\.title).joined(separator: ", ")
  }
}
