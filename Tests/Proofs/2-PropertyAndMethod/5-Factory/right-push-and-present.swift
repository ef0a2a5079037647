// Two functions show Today, and only they can call the factory.

import PropertyAndMethodSupport
import UIKit

final class TodayViewController: UIViewController {
  @Outlet var label: UILabel!
  private let manager: TodoManager

  fileprivate init?(coder: NSCoder, manager: TodoManager) {
    self.manager = manager
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("TodayViewController lacks a TodoManager: use pushToday(of:)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "\(manager.todos.count) to-dos today"
  }
}

extension UINavigationController {
  func pushToday(of manager: TodoManager) {
    pushViewController(makeToday(manager), animated: true)
  }
}

extension UIViewController {
  func presentToday(of manager: TodoManager) {
    present(makeToday(manager), animated: true)
  }
}

private func makeToday(_ manager: TodoManager) -> TodayViewController {
  UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Today") {
    TodayViewController(coder: $0, manager: manager)
  }
}

final class InboxViewController: UIViewController {
  private var manager: TodoManager!

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard manager != nil else { fatalError("InboxViewController lacks a TodoManager") }
  }

  @IBAction func openToday(_ sender: UIButton) {
    navigationController?.pushToday(of: manager)
  }

  @IBAction func quickLook(_ sender: UIButton) {
    presentToday(of: manager)
  }

  override class var selectors: [NamedMethod] {
    [
      .action("openToday:", InboxViewController.openToday),
      .action("quickLook:", InboxViewController.quickLook),
    ]
  }
}
