// Rejected by: the compiler rejects nil for a manager
// A caller without a manager can still call inject, and the screen traps only later.

import PropertyAndMethodSupport
import UIKit

final class SettingsViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?

  func inject(manager: TodoManager?) {
    self.manager = manager
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let manager else {
      fatalError("SettingsViewController was loaded without a TodoManager: inject one")
    }
    label.text = "\(manager.todos.count) to-dos on this phone"
  }
}
