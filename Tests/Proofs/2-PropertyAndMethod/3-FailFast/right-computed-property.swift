// Inside the class, the manager isn't an optional: a computed property returns it or traps.

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
    // Traps if nobody has injected a manager.
    _ = manager
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = "\(manager.todos.count) to-dos on this phone"
  }
}
