// Rejected by: the first window shows your memo
// The memo is removed once it was shown, and the screen appears again without one.

import GenericCreatorSupport
import UIKit

final class MemoViewController: UIViewController {
  @Outlet var label: UILabel!
  private(set) var memo: String

  init?(coder: NSCoder, memo: String) {
    self.memo = memo
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("use init(coder:memo:)") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = memo
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    memo = ""
  }
}

func makeMemoScreen(_ memo: String) -> MemoViewController? {
  UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Memo") {
    MemoViewController(coder: $0, memo: memo)
  }
}

/// Returns another screen with the same memo, for a second window.
func makeCopy(of screen: MemoViewController) -> MemoViewController? {
  makeMemoScreen(screen.memo)
}
