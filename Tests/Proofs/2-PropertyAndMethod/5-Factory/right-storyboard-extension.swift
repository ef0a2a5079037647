// Each storyboard has the function.

import PropertyAndMethodSupport
import UIKit

final class TodayViewController: UIViewController {
  @Outlet var label: UILabel!
  fileprivate var manager: TodoManager?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let manager else {
      fatalError("TodayViewController lacks a TodoManager: use today(for:) of the storyboard")
    }
    label.text = "\(manager.todos.count) to-dos today"
  }
}

extension UIStoryboard {
  func today(for manager: TodoManager) -> TodayViewController {
    let screen: TodayViewController = instantiateViewController(identifier: "Today")
    screen.manager = manager
    return screen
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
    let today = UIStoryboard(name: "Main", bundle: nil).today(for: manager)
    navigationController?.pushViewController(today, animated: true)
  }

  @IBAction func quickLook(_ sender: UIButton) {
    present(UIStoryboard(name: "Main", bundle: nil).today(for: manager), animated: true)
  }

  override class var selectors: [NamedMethod] {
    [
      .action("openToday:", InboxViewController.openToday),
      .action("quickLook:", InboxViewController.quickLook),
    ]
  }
}
