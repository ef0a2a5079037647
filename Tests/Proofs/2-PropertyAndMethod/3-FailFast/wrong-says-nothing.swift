// Rejected by: the message names the class and the missing manager
// The screen traps, but the message doesn't name the screen.

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
    guard let manager else { fatalError("inject(manager:) was not called") }
    label.text = "\(manager.todos.count) to-dos on this phone"
  }
}
