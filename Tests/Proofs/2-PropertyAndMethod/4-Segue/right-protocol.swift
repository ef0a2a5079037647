// A protocol marks the screens that need a manager, and each such screen gets it, for any segue.

import PropertyAndMethodSupport
import UIKit

private protocol ManagerReceiving {
  func inject(manager: TodoManager)
}

extension AddTodoViewController: ManagerReceiving {}

final class OverviewViewController: UIViewController {
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let manager else { return }
    for screen in [segue.destination] + segue.destination.children {
      (screen as? any ManagerReceiving)?.inject(manager: manager)
    }
  }
}
