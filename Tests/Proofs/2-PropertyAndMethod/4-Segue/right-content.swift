// If a navigation controller contains the screen, the screen inside gets the manager; no identifier
// is needed.

import PropertyAndMethodSupport
import UIKit

final class OverviewViewController: UIViewController {
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let manager else { return }
    (segue.destination.content as? AddTodoViewController)?.inject(manager: manager)
  }
}

extension UIViewController {
  /// The screen itself, or the screen that a navigation controller shows.
  fileprivate var content: UIViewController {
    (self as? UINavigationController)?.topViewController?.content ?? self
  }
}
