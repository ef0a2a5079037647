// Rejected by: “Quick look” always shows the inbox's current manager
// Both buttons use the factory, but “Quick look” keeps its screen, to open it faster the next time.
// After another manager is injected, “Quick look” still shows the previous manager.

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
      fatalError("TodayViewController has no TodoManager.")
    }
    label.text = "\(manager.todos.count) to-dos today"
  }
}

final class InboxViewController: UIViewController {
  private var manager: TodoManager?
  private var quickLookScreen: TodayViewController?

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
    let today = quickLookScreen ?? TodayViewController.instantiate(with: manager)
    quickLookScreen = today
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
