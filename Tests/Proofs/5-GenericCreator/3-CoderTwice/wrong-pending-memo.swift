// Rejected by: a screen without a memo doesn't show another screen's memo
// A static property holds the memo for init(coder:), and still holds it for the next screen.

import GenericCreatorSupport
import UIKit

final class MemoViewController: UIViewController {
  @Outlet var label: UILabel!
  static var pending = ""
  let memo: String

  required init?(coder: NSCoder) {
    memo = Self.pending
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = memo
  }
}

func makeMemoScreen(_ memo: String) -> MemoViewController? {
  MemoViewController.pending = memo
  return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Memo")
}

/// Returns another screen with the same memo, for a second window.
func makeCopy(of screen: MemoViewController) -> MemoViewController? {
  makeMemoScreen(screen.memo)
}
