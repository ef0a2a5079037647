// 2.3 FailFast
//
// A screen without its manager is a bug, not a state that users should see. The program traps when
// the view is loaded, and the message says which class lacks which dependency. So wherever the
// screen appears, it has a manager.

import PropertyAndMethodSupport
import UIKit

final class SettingsViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager!

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
    label.text = "\(manager.todos.count) to-dos on this phone"
  }
}
