// Instead of the manager, the inbox keeps a closure that creates the screen.

import PropertyAndMethodSupport
import UIKit

final class TodayViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?

  static func instantiate(with manager: TodoManager) -> TodayViewController {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let screen: TodayViewController = storyboard.instantiateViewController(identifier: "Today")
    screen.inject(manager)
    return screen
  }

  private func inject(_ manager: TodoManager) {
    self.manager = manager
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let manager else {
      assertionFailure("TodayViewController lacks a TodoManager: use instantiate(with:)")
      return
    }
    label.text = "\(manager.todos.count) to-dos today"
  }
}

final class InboxViewController: UIViewController {
  private var makeToday: (() -> UIViewController)?

  func inject(manager: TodoManager) {
    makeToday = { TodayViewController.instantiate(with: manager) }
  }

  @IBAction func openToday(_ sender: UIButton) {
    if let today = makeToday?() { navigationController?.pushViewController(today, animated: true) }
  }

  @IBAction func quickLook(_ sender: UIButton) {
    if let today = makeToday?() { present(today, animated: true) }
  }

  override class var selectors: [NamedMethod] {
    [
      .action("openToday:", InboxViewController.openToday),
      .action("quickLook:", InboxViewController.quickLook),
    ]
  }
}
