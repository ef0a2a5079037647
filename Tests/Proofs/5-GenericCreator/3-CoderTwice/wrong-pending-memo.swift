// Rejected by: a screen without a memo doesn't show another screen's
// The memo waits in a static for init(coder:), and still lies there when the next screen is made.

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
