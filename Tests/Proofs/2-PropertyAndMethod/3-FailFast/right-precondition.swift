// Inside the class, the manager is implicitly unwrapped. A precondition comes first, and its
// message says what's missing.

import PropertyAndMethodSupport
import UIKit

final class SettingsViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager!

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func viewDidLoad() {
    precondition(manager != nil, "SettingsViewController: call inject(manager:) before you open it")
    super.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = "\(manager.todos.count) to-dos on this phone"
  }
}
