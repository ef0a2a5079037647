// Rejected by: without a manager, the inbox opens no screen with a number
// An inbox without a manager uses the manager of the inbox that got one last.

import PropertyAndMethodSupport
import UIKit

final class TodayViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?

  static func instantiate(with manager: TodoManager) -> TodayViewController {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let screen: TodayViewController = storyboard.instantiateViewController(identifier: "Today")
    screen.manager = manager
    return screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let manager else { fatalError("TodayViewController has no manager") }
    label.text = "\(manager.todos.count) to-dos today"
  }
}

final class InboxViewController: UIViewController {
  private static weak var latest: InboxViewController?
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
    Self.latest = self
  }

  @IBAction func openToday(_ sender: UIButton) {
    guard let manager = manager ?? Self.latest?.manager else { return }
    let today = TodayViewController.instantiate(with: manager)
    navigationController?.pushViewController(today, animated: true)
  }

  @IBAction func quickLook(_ sender: UIButton) {
    guard let manager = manager ?? Self.latest?.manager else { return }
    present(TodayViewController.instantiate(with: manager), animated: true)
  }

  override class var selectors: [NamedMethod] {
    [
      .action("openToday:", InboxViewController.openToday),
      .action("quickLook:", InboxViewController.quickLook),
    ]
  }
}
