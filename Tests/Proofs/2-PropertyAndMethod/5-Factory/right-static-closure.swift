// A closure of the inbox's class creates the screen.

import PropertyAndMethodSupport
import UIKit

final class TodayViewController: UIViewController {
  @Outlet var label: UILabel!
  fileprivate var manager: TodoManager?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let manager else {
      fatalError("TodayViewController lacks a TodoManager: use InboxViewController.makeToday")
    }
    label.text = "\(manager.todos.count) to-dos today"
  }
}

final class InboxViewController: UIViewController {
  static let makeToday: (TodoManager) -> TodayViewController = { manager in
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let screen: TodayViewController = storyboard.instantiateViewController(identifier: "Today")
    screen.manager = manager
    return screen
  }

  private var manager: TodoManager!

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard manager != nil else { fatalError("InboxViewController lacks a TodoManager") }
  }

  @IBAction func openToday(_ sender: UIButton) {
    let today = Self.makeToday(manager)
    navigationController?.pushViewController(today, animated: true)
  }

  @IBAction func quickLook(_ sender: UIButton) {
    present(Self.makeToday(manager), animated: true)
  }

  override class var selectors: [NamedMethod] {
    [
      .action("openToday:", InboxViewController.openToday),
      .action("quickLook:", InboxViewController.quickLook),
    ]
  }
}
