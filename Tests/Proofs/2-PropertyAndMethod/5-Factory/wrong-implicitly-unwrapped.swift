// Rejected by: the factory always gives a screen, never nil
// The factory casts what the storyboard gives, and callers use the result like a screen, without
// unwrapping. But the result is an optional: when the scene is of another class, the factory gives
// nil and the buttons do nothing.

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

  // In an app, @IBAction alone makes a method known to the storyboard.
  override class var selectors: [NamedMethod] {
    [
      .action("openToday:", InboxViewController.openToday),
      .action("quickLook:", InboxViewController.quickLook),
    ]
  }
}
