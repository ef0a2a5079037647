// Rejected by: with an empty manager, the settings screen shows 0 to-dos
// The number is a literal in the code: it matches the manager of one test.

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
    guard manager != nil else {
      fatalError("SettingsViewController was loaded without a TodoManager: inject one")
    }
    label.text = "2 to-dos on this phone"
  }
}
