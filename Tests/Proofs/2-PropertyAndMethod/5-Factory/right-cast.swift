// The older function returns a UIViewController; if the cast fails, the factory traps with a
// message.

import PropertyAndMethodSupport
import UIKit

final class TodayViewController: UIViewController {
  @Outlet var label: UILabel!
  private var manager: TodoManager?

  static func instantiate(with manager: TodoManager) -> TodayViewController {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let found = storyboard.instantiateViewController(withIdentifier: "Today")
    guard let screen = found as? Self else {
      fatalError("The screen Today is not a TodayViewController: \(found)")
    }
    screen.manager = manager
    return screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let manager else { preconditionFailure("TodayViewController lacks a TodoManager") }
    label.text = "\(manager.todos.count) to-dos today"
  }
}

final class InboxViewController: UIViewController {
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  @IBAction func openToday(_ sender: UIButton) {
    navigationController?.pushViewController(makeToday(), animated: true)
  }

  @IBAction func quickLook(_ sender: UIButton) {
    present(makeToday(), animated: true)
  }

  private func makeToday() -> UIViewController {
    guard let manager else { fatalError("InboxViewController lacks a TodoManager") }
    return TodayViewController.instantiate(with: manager)
  }

  override class var selectors: [NamedMethod] {
    [
      .action("openToday:", InboxViewController.openToday),
      .action("quickLook:", InboxViewController.quickLook),
    ]
  }
}
