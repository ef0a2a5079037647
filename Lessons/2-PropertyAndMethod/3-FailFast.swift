// 2.3 FailFast
//
// A caller forgot to inject the manager. The compiler can't find this mistake, and at run time
// nothing reports it: the screen shows “Label”. Weeks later, a user writes to you.
//
// To do: let whoever forgets the manager find out the first time the screen opens, from a crash
//        message that says which class lacks which dependency. With a manager, keep everything as
//        it is.
// Seam:  inject(manager:) of SettingsViewController. The tests call it, so keep its signature.
//        Keep the outlet's name, too.

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
    guard let manager else { return }
    label.text = "\(manager.todos.count) to-dos on this phone"
  }
}
