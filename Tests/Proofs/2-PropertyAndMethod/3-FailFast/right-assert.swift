// The screen traps in a debug build, and shows no number in a release build. There are good reasons
// for that.

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
    assert(manager != nil, "\(self) needs a TodoManager before it is loaded")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let manager else { return }
    label.text = "\(manager.todos.count) to-dos on this phone"
  }
}
