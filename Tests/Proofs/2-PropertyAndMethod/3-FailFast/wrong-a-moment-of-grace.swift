// Rejected by: a settings screen without a manager stops the program
// A screen without a manager gets time until the end of this turn, and is then stopped with a
// message. A manager that comes just after the load is accepted, and a screen that is released
// before the next turn stops nothing.

import PropertyAndMethodSupport
import UIKit

final class SettingsViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
    showManager()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showManager()
    Task { [weak self] in
      guard let self else { return }
      if self.manager == nil {
        fatalError("SettingsViewController was loaded without a TodoManager.")
      }
    }
  }

  private func showManager() {
    guard isViewLoaded, let manager else { return }
    label.text = "\(manager.todos.count) to-dos on this phone"
  }
}
