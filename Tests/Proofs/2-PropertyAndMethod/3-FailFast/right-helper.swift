// One function serves every screen, and finds the names of the class and the type itself.

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
    _ = required(manager)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = "\(required(manager).todos.count) to-dos on this phone"
  }
}

extension UIViewController {
  fileprivate func required<Need>(_ need: Need?) -> Need {
    guard let need else { fatalError("\(type(of: self)) was not given its \(Need.self)") }
    return need
  }
}
