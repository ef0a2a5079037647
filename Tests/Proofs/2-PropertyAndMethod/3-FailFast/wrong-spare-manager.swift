// Rejected by: a settings screen without a manager stops the program
// A spare manager hides the mistake: the screen shows something, and it is wrong.

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
