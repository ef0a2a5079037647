// Rejected by: with a manager, the settings screen shows how many to-dos there are
// The number is counted at the injection, and is too old when the view is loaded.

import PropertyAndMethodSupport
import UIKit

final class SettingsViewController: UIViewController {
  @Outlet var label: UILabel!
  private var count: Int?

  func inject(manager: TodoManager) {
    count = manager.todos.count
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let count else { fatalError("SettingsViewController has no manager") }
    label.text = "\(count) to-dos on this phone"
  }
}
