// Only the check is new. The line that sets the label keeps its fallback, which is never used.

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
    if manager == nil {
      fatalError("\(Self.self) needs a manager: call inject(manager:) before you open it")
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = "\(manager?.todos.count ?? 0) to-dos on this phone"
  }
}
