// Both methods check. The second check never fails, because UIKit loads the view first; it only
// unwraps the manager.

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
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let manager else {
      fatalError("SettingsViewController lost its TodoManager")
    }
    label.text = "\(manager.todos.count) to-dos on this phone"
  }
}
