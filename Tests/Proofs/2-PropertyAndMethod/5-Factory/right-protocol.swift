// The factory takes a protocol to which the manager conforms.

import PropertyAndMethodSupport
import UIKit

protocol TodoCounting: AnyObject {
  var todoCount: Int { get }
}

extension TodoManager: TodoCounting {
  var todoCount: Int { todos.count }
}

final class TodayViewController: UIViewController {
  @Outlet var label: UILabel!
  private let counting: any TodoCounting

  fileprivate init?(coder: NSCoder, counting: any TodoCounting) {
    self.counting = counting
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("TodayViewController lacks a TodoCounting: use make(counting:)")
  }

  static func make(counting: any TodoCounting) -> TodayViewController {
    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Today") {
      TodayViewController(coder: $0, counting: counting)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "\(counting.todoCount) to-dos today"
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
    let today = TodayViewController.make(counting: manager)
    navigationController?.pushViewController(today, animated: true)
  }

  @IBAction func quickLook(_ sender: UIButton) {
    present(TodayViewController.make(counting: manager), animated: true)
  }

  override class var selectors: [NamedMethod] {
    [
      .action("openToday:", InboxViewController.openToday),
      .action("quickLook:", InboxViewController.quickLook),
    ]
  }
}
