// Rejected by: a settings screen without a manager traps when its view loads
// Once any screen has got its manager, the others don't report a missing one.

import PropertyAndMethodSupport
import UIKit

final class SettingsViewController: UIViewController {
  @Outlet var label: UILabel!
  private static var wasInjected = false
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
    Self.wasInjected = true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let manager else {
      if Self.wasInjected { return }
      fatalError("SettingsViewController has no manager")
    }
    label.text = "\(manager.todos.count) to-dos on this phone"
  }
}
