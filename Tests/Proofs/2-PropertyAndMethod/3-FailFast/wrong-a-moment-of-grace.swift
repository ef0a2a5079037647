// Rejected by: a settings screen without a manager traps when its view loads
// A screen without a manager traps on the main actor's next turn. It accepts a manager injected
// just after its view is loaded, and doesn't trap if it's released before the next turn.

import PropertyAndMethodSupport
import UIKit

final class SettingsViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
    showManager()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showManager()
    Task { [weak self] in
      guard let self else { return }
      if self.manager == nil {
        fatalError("SettingsViewController was loaded without a TodoManager.")
      }
    }
  }

  private func showManager() {
    guard isViewLoaded, let manager else { return }
    label.text = "\(manager.todos.count) to-dos on this phone"
  }
}
