// 2.5 Factory
//
// Two buttons open the screen “Today”. “Open Today” uses its factory, which makes the screen
// without the storyboard: it is white. “Quick look” uses the storyboard and forgets the manager.
//
// To do: let the factory make the screen from Main.storyboard, where it has the identifier “Today”,
//        with its manager. Then let both buttons use the one factory.
// Seam:  instantiate(with:) of TodayViewController, inject(manager:) of InboxViewController and its
//        two actions. The tests and the storyboard use these, so keep their names.

import PropertyAndMethodSupport
import UIKit

final class TodayViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?

  static func instantiate(with manager: TodoManager) -> TodayViewController {
    let screen = TodayViewController()
    screen.manager = manager
    return screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let manager else { return }
    label?.text = "\(manager.todos.count) to-dos today"
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
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let today: TodayViewController = storyboard.instantiateViewController(identifier: "Today")
    present(today, animated: true)
  }

  // In an app, @IBAction alone makes a method known to the storyboard.
  override class var selectors: [NamedMethod] {
    [
      .action("openToday:", InboxViewController.openToday),
      .action("quickLook:", InboxViewController.quickLook),
    ]
  }
}
