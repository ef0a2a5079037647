// Inside, the manager is not optional: code that asks for it gets the manager, or the program
// stops.

import PropertyAndMethodSupport
import UIKit

final class SettingsViewController: UIViewController {
  @Outlet var label: UILabel!
  private var injected: TodoManager?
  private var manager: TodoManager {
    guard let injected else { fatalError("\(Self.self) has no manager: call inject(manager:)") }
    return injected
  }

  func inject(manager: TodoManager) {
    injected = manager
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "\(manager.todos.count) to-dos on this phone"
  }
}
