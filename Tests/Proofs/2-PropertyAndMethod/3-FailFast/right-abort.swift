// The screen prints its own message to standard error, and aborts.

import Foundation
import PropertyAndMethodSupport
import UIKit

final class SettingsViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager!

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard manager != nil else {
      FileHandle.standardError.write(Data("SettingsViewController has no TodoManager\n".utf8))
      abort()
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = "\(manager.todos.count) to-dos on this phone"
  }
}
