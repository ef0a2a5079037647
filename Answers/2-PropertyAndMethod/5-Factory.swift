// 2.5 Factory
//
// One function uses the storyboard, the identifier and the manager, and returns a complete screen.
// Callers can't forget a step. A screen created in another way traps, as in 2.3.

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
    guard let manager else {
      fatalError("TodayViewController lacks a TodoManager: use instantiate(with:)")
    }
    label.text = "\(manager.todos.count) to-dos today"
  }
}

final class InboxViewController: UIViewController {
  private var manager: TodoManager!

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard manager != nil else { fatalError("InboxViewController lacks a TodoManager") }
  }

  @IBAction func openToday(_ sender: UIButton) {
    let today = TodayViewController.instantiate(with: manager)
    navigationController?.pushViewController(today, animated: true)
  }

  @IBAction func quickLook(_ sender: UIButton) {
    present(TodayViewController.instantiate(with: manager), animated: true)
  }

  override class var selectors: [NamedMethod] {
    [
      .action("openToday:", InboxViewController.openToday),
      .action("quickLook:", InboxViewController.quickLook),
    ]
  }
}
