// Rejected by: the compiler rejects nil for a manager
// The screen stops with a message, and a protocol lets callers with an optional manager call the
// same method. The protocol's extension has an overload for them, so inject(manager: nil) compiles,
// without an error.

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
