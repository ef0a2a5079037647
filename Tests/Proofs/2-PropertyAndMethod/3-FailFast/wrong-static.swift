// Rejected by: two settings screens show two managers
// The manager is static: a screen without a manager finds that of another screen.

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
