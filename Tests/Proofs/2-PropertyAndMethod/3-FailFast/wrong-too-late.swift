// Rejected by: a settings screen without a manager traps when its view loads
// The screen traps when it appears; its view was already loaded, without a manager.

import PropertyAndMethodSupport
import UIKit

final class SettingsViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let manager { label.text = "\(manager.todos.count) to-dos on this phone" }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    precondition(manager != nil, "SettingsViewController came into sight without a TodoManager")
  }
}
