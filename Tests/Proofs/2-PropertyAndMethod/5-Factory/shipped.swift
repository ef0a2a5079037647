// 2.5 Factory
//
// Two buttons open the screen “Today”. “Open Today” calls the factory, which doesn't use the
// storyboard: the screen is empty. “Quick look” uses the storyboard, but forgets the manager.
//
// To do: let the factory create the screen from Main.storyboard (identifier: “Today”), with its
//        manager. Then let both buttons call this one factory.
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

  // In an app, @IBAction alone lets the storyboard find a method.
  override class var selectors: [NamedMethod] {
    [
      .action("openToday:", InboxViewController.openToday),
      .action("quickLook:", InboxViewController.quickLook),
    ]
  }
}
