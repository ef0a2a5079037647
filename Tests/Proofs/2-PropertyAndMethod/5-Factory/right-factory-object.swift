// An object that has the manager creates the screen.

import PropertyAndMethodSupport
import UIKit

final class TodayViewController: UIViewController {
  @Outlet var label: UILabel!
  fileprivate var manager: TodoManager?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let manager else {
      fatalError("TodayViewController lacks a TodoManager: use ScreenFactory")
    }
    label.text = "\(manager.todos.count) to-dos today"
  }
}

struct ScreenFactory {
  let manager: TodoManager

  func makeToday() -> TodayViewController {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let screen: TodayViewController = storyboard.instantiateViewController(identifier: "Today")
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
    let today = ScreenFactory(manager: manager).makeToday()
    navigationController?.pushViewController(today, animated: true)
  }

  @IBAction func quickLook(_ sender: UIButton) {
    present(ScreenFactory(manager: manager).makeToday(), animated: true)
  }

  override class var selectors: [NamedMethod] {
    [
      .action("openToday:", InboxViewController.openToday),
      .action("quickLook:", InboxViewController.quickLook),
    ]
  }
}
