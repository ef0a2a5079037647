// 2.5 Factory
//
// Two buttons open the screen “Today”. After “Open Today”, it's empty. After “Quick look”, it says
// “Label”.
//
// To do: let both buttons open the screen with the number of to-dos that the inbox has then.
// Seam:  the names of both classes, of the inbox's functions and of the label, and `selectors`. The
//        tests and the storyboard use these, so keep them. Whatever you add may have any name.

import PropertyAndMethodSupport
import UIKit

final class TodayViewController: UIViewController {
  @Outlet var label: UILabel!
  fileprivate(set) var manager: TodoManager?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let manager else { return }
    label?.text = "\(manager.todos.count) to-dos today"
  }
}

final class InboxViewController: UIViewController {
  private var manager: TodoManager!

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  @IBAction func openToday(_ sender: UIButton) {
    let today = TodayViewController()
    today.manager = manager
    navigationController?.pushViewController(today, animated: true)
  }

  @IBAction func quickLook(_ sender: UIButton) {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let today: TodayViewController = storyboard.instantiateViewController(identifier: "Today")
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
