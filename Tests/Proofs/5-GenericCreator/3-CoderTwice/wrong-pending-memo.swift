// Rejected by: a screen without a memo doesn't show another screen's memo
// A static property holds the memo for init(coder:), and still holds it for the next screen.

import GenericCreatorSupport
import UIKit

final class MemoViewController: BaseViewController {
  static var pending: String?
  @Outlet var label: UILabel!
  private let memo: String?

  required init?(coder: NSCoder) {
    memo = Self.pending
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = memo
  }
}

func makeMemoScreen(_ memo: String, from storyboard: SystemStoryboard) -> UIViewController? {
  MemoViewController.pending = memo
  switch storyboard {
  case .withCreators(let storyboard):
    return storyboard.instantiateViewController(identifier: "Memo")
  case .withoutCreators(let storyboard):
    return storyboard.instantiateViewController(withIdentifier: "Memo")
  }
}
