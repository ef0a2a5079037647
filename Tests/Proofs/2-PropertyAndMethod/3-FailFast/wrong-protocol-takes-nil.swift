// Rejected by: the compiler rejects nil for a manager
// The screen traps with a message, and a protocol's extension has an overload of inject for callers
// with an optional manager. So inject(manager: nil) compiles, and does nothing.

import PropertyAndMethodSupport
import UIKit

protocol ManagerInjectable: AnyObject {
  func inject(manager: TodoManager)
}

extension ManagerInjectable {
  /// For callers that may not have a manager yet.
  func inject(manager: TodoManager?) {
    guard let manager else { return }
    inject(manager: manager)
  }
}

final class SettingsViewController: UIViewController, ManagerInjectable {
  @Outlet var label: UILabel!
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let manager else {
      fatalError("SettingsViewController was loaded without a TodoManager.")
    }
    label.text = "\(manager.todos.count) to-dos on this phone"
  }
}
