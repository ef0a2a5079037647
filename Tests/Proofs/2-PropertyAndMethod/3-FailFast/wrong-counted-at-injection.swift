// Rejected by: a settings screen with a manager shows the number of to-dos
// The screen counts when the manager is injected. When the view is loaded, the number can be too
// old.

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
