// Each button passes the manager to the screen's own initializer, as in lesson 4.

import PropertyAndMethodSupport
import UIKit

final class TodayViewController: UIViewController {
  @Outlet var label: UILabel!
  private let manager: TodoManager

  init?(coder: NSCoder, manager: TodoManager) {
    self.manager = manager
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("use init(coder:manager:)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
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
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let today = storyboard.instantiateViewController(identifier: "Today") { coder in
      TodayViewController(coder: coder, manager: manager)
    }
    navigationController?.pushViewController(today, animated: true)
  }

  @IBAction func quickLook(_ sender: UIButton) {
    guard let manager else { return }
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let today = storyboard.instantiateViewController(identifier: "Today") { coder in
      TodayViewController(coder: coder, manager: manager)
    }
    present(today, animated: true)
  }

  override class var selectors: [NamedMethod] {
    [
      .action("openToday:", InboxViewController.openToday),
      .action("quickLook:", InboxViewController.quickLook),
    ]
  }
}
