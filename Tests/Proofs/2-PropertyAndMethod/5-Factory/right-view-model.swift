// The factory takes a view model, which only somebody with a manager can create.

import PropertyAndMethodSupport
import UIKit

struct TodayViewModel {
  let title: String

  init(manager: TodoManager) {
    title = "\(manager.todos.count) to-dos today"
  }
}

final class TodayViewController: UIViewController {
  @Outlet var label: UILabel!
  private let viewModel: TodayViewModel

  fileprivate init?(coder: NSCoder, viewModel: TodayViewModel) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("TodayViewController lacks a TodayViewModel: use make(_:)")
  }

  class func make(_ viewModel: TodayViewModel) -> TodayViewController {
    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Today") {
      TodayViewController(coder: $0, viewModel: viewModel)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel.title
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
    let today = TodayViewController.make(TodayViewModel(manager: manager))
    navigationController?.pushViewController(today, animated: true)
  }

  @IBAction func quickLook(_ sender: UIButton) {
    let today = TodayViewController.make(TodayViewModel(manager: manager))
    present(today, animated: true)
  }

  override class var selectors: [NamedMethod] {
    [
      .action("openToday:", InboxViewController.openToday),
      .action("quickLook:", InboxViewController.quickLook),
    ]
  }
}
