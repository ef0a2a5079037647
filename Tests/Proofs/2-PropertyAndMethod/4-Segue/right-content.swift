// If a navigation controller holds the screen, the manager goes to the screen inside; no identifier
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
  /// The screen itself, or the one that a navigation controller shows.
  fileprivate var content: UIViewController {
    (self as? UINavigationController)?.topViewController?.content ?? self
  }
}
