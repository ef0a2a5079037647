// Rejected by: creating a settings screen without a manager doesn't trap
// The screen traps while the storyboard creates it, before any caller could inject a manager.

import PropertyAndMethodSupport
import UIKit

final class SettingsViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    if manager == nil { fatalError("SettingsViewController was made without a TodoManager") }
  }

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "\(manager?.todos.count ?? 0) to-dos on this phone"
  }
}
