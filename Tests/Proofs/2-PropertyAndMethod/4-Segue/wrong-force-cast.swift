// Rejected by: a tap on Help opens the help screen
// The code expects that every segue leads to a navigation controller.

import PropertyAndMethodSupport
import UIKit

final class OverviewViewController: UIViewController {
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    // swift-format-ignore: NeverForceUnwrap
    let navigation = segue.destination as! UINavigationController
    guard let add = navigation.topViewController as? AddTodoViewController, let manager
    else { return }
    add.inject(manager: manager)
  }
}
