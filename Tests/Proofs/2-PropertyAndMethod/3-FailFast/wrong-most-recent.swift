// Rejected by: a settings screen without a manager stops the program
// A screen without a manager takes the one that was injected last into any screen.

import PropertyAndMethodSupport
import UIKit

final class SettingsViewController: UIViewController {
  @Outlet var label: UILabel!
  private static weak var latest: TodoManager?
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
    Self.latest = manager
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let manager = manager ?? Self.latest else {
      fatalError("SettingsViewController has no manager")
    }
    label.text = "\(manager.todos.count) to-dos on this phone"
  }
}
