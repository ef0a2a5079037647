// Rejected by: a settings screen without a manager traps when its view loads
// A fallback manager hides the mistake: the screen shows a wrong number.

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
    let manager = manager ?? TodoManager()
    label.text = "\(manager.todos.count) to-dos on this phone"
  }
}
