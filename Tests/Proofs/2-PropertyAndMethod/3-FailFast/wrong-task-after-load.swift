// Rejected by: a settings screen without a manager traps when its view loads
// The screen traps in a task, on a later turn: until then, it has worked without a manager.

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
    guard let manager else {
      Task { fatalError("SettingsViewController was loaded without a TodoManager: inject one") }
      return
    }
    label.text = "\(manager.todos.count) to-dos on this phone"
  }
}
