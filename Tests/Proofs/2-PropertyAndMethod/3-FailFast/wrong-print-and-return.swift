// Rejected by: a settings screen without a manager traps when its view loads
// The screen prints the mistake to the console, where no user reads it, and stays blank.

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
      print("SettingsViewController was loaded without a TodoManager")
      return
    }
    label.text = "\(manager.todos.count) to-dos on this phone"
  }
}
