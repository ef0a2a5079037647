// Rejected by: each settings screen shows its own manager
// The manager is static: a screen without a manager uses another screen's manager.

import PropertyAndMethodSupport
import UIKit

final class SettingsViewController: UIViewController {
  @Outlet var label: UILabel!
  private static var manager: TodoManager?

  func inject(manager: TodoManager) {
    Self.manager = manager
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let manager = Self.manager else {
      fatalError("SettingsViewController was loaded without a TodoManager: inject one")
    }
    label.text = "\(manager.todos.count) to-dos on this phone"
  }
}
