// Rejected by: the add screen has your manager before its view is loaded
// The overview looks for the presented screen when it appears.
// Asks: injects too late?

import PropertyAndMethodSupport
import UIKit

final class OverviewViewController: UIViewController {
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let navigation = presentedViewController as? UINavigationController,
      let add = navigation.topViewController as? AddTodoViewController
    else { return }
    guard let manager else { fatalError("OverviewViewController lacks a TodoManager") }
    add.inject(manager: manager)
  }
}
