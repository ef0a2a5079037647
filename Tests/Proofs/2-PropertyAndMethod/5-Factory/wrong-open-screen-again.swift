// Rejected by: each factory call returns a new screen with its own manager
// The factory returns the previous screen if it still exists and has the same manager.

import PropertyAndMethodSupport
import UIKit

final class TodayViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?
  private static weak var last: TodayViewController?

  static func instantiate(with manager: TodoManager) -> TodayViewController {
    if let last, last.manager === manager { return last }
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let screen: TodayViewController = storyboard.instantiateViewController(identifier: "Today")
    screen.manager = manager
    last = screen
    return screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let manager else {
      fatalError("TodayViewController has no manager: create it with instantiate(with:)")
    }
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

  // In an app, @IBAction alone lets the storyboard find a method.
  override class var selectors: [NamedMethod] {
    [
      .action("openToday:", InboxViewController.openToday),
      .action("quickLook:", InboxViewController.quickLook),
    ]
  }
}
