// Rejected by: a settings screen without a manager stops the program
// Once any screen got its manager, the others keep quiet about theirs.

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
