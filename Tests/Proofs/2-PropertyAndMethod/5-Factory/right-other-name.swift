// A global function creates the screen, under another name, and returns its superclass.

import PropertyAndMethodSupport
import UIKit

final class TodayViewController: UIViewController {
  @Outlet var label: UILabel!
  fileprivate var manager: TodoManager?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let manager else {
      fatalError("TodayViewController lacks a TodoManager: use todayScreen(for:)")
    }
    label.text = "\(manager.todos.count) to-dos today"
  }
}

func todayScreen(for manager: TodoManager) -> UIViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let screen: TodayViewController = storyboard.instantiateViewController(identifier: "Today")
  screen.manager = manager
  return screen
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
    let today = todayScreen(for: manager)
    navigationController?.pushViewController(today, animated: true)
  }

  @IBAction func quickLook(_ sender: UIButton) {
    present(todayScreen(for: manager), animated: true)
  }

  override class var selectors: [NamedMethod] {
    [
      .action("openToday:", InboxViewController.openToday),
      .action("quickLook:", InboxViewController.quickLook),
    ]
  }
}
