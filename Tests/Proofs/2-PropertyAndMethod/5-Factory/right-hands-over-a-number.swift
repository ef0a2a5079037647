// The screen shows only a number, so the factory passes only the manager's number.

import PropertyAndMethodSupport
import UIKit

final class TodayViewController: UIViewController {
  @Outlet var label: UILabel!
  private var count: Int?

  static func instantiate(with manager: TodoManager) -> TodayViewController {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let screen: TodayViewController = storyboard.instantiateViewController(identifier: "Today")
    screen.count = manager.todos.count
    return screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let count else {
      fatalError("TodayViewController was not made by instantiate(with:).")
    }
    label.text = "\(count) to-dos today"
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
    let today = TodayViewController.instantiate(with: manager)
    present(today, animated: true)
  }

  // In an app, @IBAction alone lets the storyboard find a method.
  override class var selectors: [NamedMethod] {
    [
      .action("openToday:", InboxViewController.openToday),
      .action("quickLook:", InboxViewController.quickLook),
    ]
  }
}
