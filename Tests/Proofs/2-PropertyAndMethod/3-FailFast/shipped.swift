// 2.3 FailFast
//
// A user with 34 to-dos opens the settings from a new menu, and reads “0 to-dos on this phone”. The
// colleague who wrote the menu had tried it, and noticed nothing.
//
// To do: let whoever tries or tests the screen without a manager notice immediately that it's
//        missing. With a manager, keep everything as it is.
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

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = "\(manager?.todos.count ?? 0) to-dos on this phone"
  }
}
