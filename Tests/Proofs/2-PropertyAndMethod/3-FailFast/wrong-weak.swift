// Rejected by: a settings screen with a manager shows the number of to-dos
// The screen has a weak reference to its manager, and relies on other code to keep it alive.

import PropertyAndMethodSupport
import UIKit

final class SettingsViewController: UIViewController {
  @Outlet var label: UILabel!
  private weak var manager: TodoManager?

  func inject(manager: TodoManager) {
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
