// Rejected by: a settings screen that is not loaded yet may wait for its manager
// It looks for its manager a turn after it was made. A caller that injects later than that did
// nothing wrong, and a screen that is loaded at once works without a manager.

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
