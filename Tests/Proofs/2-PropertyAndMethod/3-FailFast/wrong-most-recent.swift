// Rejected by: a settings screen without a manager traps when its view loads
// A screen without a manager uses the last manager that any screen got.

import PropertyAndMethodSupport
import UIKit

final class SettingsViewController: UIViewController {
  @Outlet var label: UILabel!
  private static weak var latest: TodoManager?
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
    Self.latest = manager
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let manager = manager ?? Self.latest else {
      fatalError("SettingsViewController has no manager")
    }
    label.text = "\(manager.todos.count) to-dos on this phone"
  }
}
