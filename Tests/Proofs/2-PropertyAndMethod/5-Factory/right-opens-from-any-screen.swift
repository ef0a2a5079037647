// Each screen has the function, which creates Today and also shows it.

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
    fatalError("TodayViewController lacks a TodoManager: use showToday(of:by:)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "\(manager.todos.count) to-dos today"
  }
}

enum Transition {
  case push, present
}

extension UIViewController {
  func showToday(of manager: TodoManager, by transition: Transition) {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let today: TodayViewController = storyboard.instantiateViewController(identifier: "Today") {
      TodayViewController(coder: $0, manager: manager)
    }
    switch transition {
    case .push: navigationController?.pushViewController(today, animated: true)
    case .present: present(today, animated: true)
    }
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
    showToday(of: manager, by: .push)
  }

  @IBAction func quickLook(_ sender: UIButton) {
    showToday(of: manager, by: .present)
  }

  override class var selectors: [NamedMethod] {
    [
      .action("openToday:", InboxViewController.openToday),
      .action("quickLook:", InboxViewController.quickLook),
    ]
  }
}
