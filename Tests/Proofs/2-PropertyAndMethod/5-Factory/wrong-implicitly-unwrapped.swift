// Rejected by: the factory returns a TodayViewController, not an optional
// The factory casts the storyboard's screen, and callers use the result without unwrapping it. But
// the result is an optional: if the scene has another class, the factory returns nil and the
// buttons do nothing.

import PropertyAndMethodSupport
import UIKit

final class TodayViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?

  static func instantiate(with manager: TodoManager) -> TodayViewController! {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let screen =
      storyboard.instantiateViewController(withIdentifier: "Today") as? TodayViewController
    screen?.manager = manager
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

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  @IBAction func openToday(_ sender: UIButton) {
    guard let manager, let today = TodayViewController.instantiate(with: manager) else { return }
    navigationController?.pushViewController(today, animated: true)
  }

  @IBAction func quickLook(_ sender: UIButton) {
    guard let manager, let today = TodayViewController.instantiate(with: manager) else { return }
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
