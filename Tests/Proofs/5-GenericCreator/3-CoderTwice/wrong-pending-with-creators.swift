// Rejected by: a screen without a memo doesn't show another screen's memo
// With creators, a static property holds the memo for init(coder:), and keeps it for the next
// screen.

import GenericCreatorSupport
import UIKit

final class MemoViewController: BaseViewController {
  @Outlet var label: UILabel!
  static var pending: String?
  private var memo: String?

  /// For systems without creators: call `inject(_:)` next.
  required init?(coder: NSCoder) {
    memo = Self.pending
    super.init(coder: coder)
  }

  func inject(_ memo: String) {
    precondition(!isViewLoaded, "The memo comes too late: the view is loaded.")
    self.memo = memo
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let memo else { preconditionFailure("MemoViewController needs a memo: inject(_:)") }
    label.text = memo
  }
}

func makeMemoScreen(_ memo: String, from storyboard: SystemStoryboard) -> UIViewController? {
  switch storyboard {
  case .withCreators(let storyboard):
    MemoViewController.pending = memo
    return storyboard.instantiateViewController(withIdentifier: "Memo")
  case .withoutCreators(let storyboard):
    let screen = storyboard.instantiateViewController(withIdentifier: "Memo")
    (screen as? MemoViewController)?.inject(memo)
    return screen
  }
}
