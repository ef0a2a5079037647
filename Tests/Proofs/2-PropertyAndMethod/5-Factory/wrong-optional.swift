// Rejected by: the factory returns a TodayViewController, not an optional
// If the storyboard doesn't have the screen, the factory returns nil, and no button reports it.

import PropertyAndMethodSupport
import UIKit

final class TodayViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?

  static func instantiate(with manager: TodoManager) -> TodayViewController? {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let found = storyboard.instantiateViewController(withIdentifier: "Today")
    guard let screen = found as? TodayViewController else { return nil }
    screen.manager = manager
    return screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let manager else { return }
    label.text = "\(manager.todos.count) to-dos today"
  }
}

final class InboxViewController: UIViewController {
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  @IBAction func openToday(_ sender: UIButton) {
    guard let manager, let today = TodayViewController.instantiate(with: manager) else { return }
    navigationController?.pushViewController(today, animated: true)
  }

  @IBAction func quickLook(_ sender: UIButton) {
    guard let manager, let today = TodayViewController.instantiate(with: manager) else { return }
    present(today, animated: true)
  }

  override class var selectors: [NamedMethod] {
    [
      .action("openToday:", InboxViewController.openToday),
      .action("quickLook:", InboxViewController.quickLook),
    ]
  }
}
