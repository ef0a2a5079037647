// Rejected by: creating a settings screen without a manager doesn't trap
// The screen checks for its manager on the turn after its creation. A caller that injects later did
// nothing wrong, and a screen whose view is loaded immediately works without a manager.

import PropertyAndMethodSupport
import UIKit

final class SettingsViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Task { @MainActor in
      if manager == nil { fatalError("SettingsViewController has no TodoManager: inject one") }
    }
  }

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let manager else { return }
    label.text = "\(manager.todos.count) to-dos on this phone"
  }
}
