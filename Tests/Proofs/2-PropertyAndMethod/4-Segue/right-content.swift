// Where a controller only holds another one, the one inside is what counts; no identifier needed.

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
