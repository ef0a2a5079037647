// Rejected by: the factory returns the storyboard's screen, with its label
// Code adds a label to the empty screen. The factory doesn't use the storyboard's screen.

import PropertyAndMethodSupport
import UIKit

final class TodayViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 120, width: 353, height: 21))
  private var manager: TodoManager?

  static func instantiate(with manager: TodoManager) -> TodayViewController {
    let screen = TodayViewController()
    screen.manager = manager
    return screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let manager else { return }
    view.addSubview(label)
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

  override class var selectors: [NamedMethod] {
    [
      .action("openToday:", InboxViewController.openToday),
      .action("quickLook:", InboxViewController.quickLook),
    ]
  }
}
