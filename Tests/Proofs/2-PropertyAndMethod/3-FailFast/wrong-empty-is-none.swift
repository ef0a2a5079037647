// Rejected by: with an empty manager, the settings screen shows 0 to-dos
// The screen treats an empty manager like a missing one.

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
    guard let manager, !manager.todos.isEmpty else {
      fatalError("SettingsViewController was loaded without a TodoManager: inject one")
    }
    label.text = "\(manager.todos.count) to-dos on this phone"
  }
}
