// 2.3 FailFast
//
// A caller forgot to inject the manager. The compiler said nothing, since it cannot know. The
// screen says nothing either: it gives up in silence and stays blank. Weeks later a user writes.
//
// To do: let a settings screen that is loaded without a manager stop the program, and say in the
//        message which class lacks what. With a manager all should be as before.
// Seam:  inject(manager:) of SettingsViewController. The tests call it, so keep its signature.
//        Keep the name of the outlet, too.

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
