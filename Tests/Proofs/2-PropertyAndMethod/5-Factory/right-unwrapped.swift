// An implicitly unwrapped optional traps, too, although its message doesn't name the screen.

import PropertyAndMethodSupport
import UIKit

final class TodayViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager!

  static func instantiate(with manager: TodoManager) -> TodayViewController {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let screen: TodayViewController = storyboard.instantiateViewController(identifier: "Today")
    screen.manager = manager
    return screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "\(manager.todos.count) to-dos today"
  }
}

final class InboxViewController: UIViewController {
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  @IBAction func openToday(_ sender: UIButton) {
    guard let manager else { return }
    let today = TodayViewController.instantiate(with: manager)
    navigationController?.pushViewController(today, animated: true)
  }

  @IBAction func quickLook(_ sender: UIButton) {
    guard let manager else { return }
    present(TodayViewController.instantiate(with: manager), animated: true)
  }

  override class var selectors: [NamedMethod] {
    [
      .action("openToday:", InboxViewController.openToday),
      .action("quickLook:", InboxViewController.quickLook),
    ]
  }
}
