// Rejected by: the second window shows the memo, as drawn
// The base class is gone, and the file keeps the latest coder instead.

import GenericCreatorSupport
import UIKit

private var latest: NSCoder?

final class MemoViewController: UIViewController {
  @Outlet var label: UILabel!
  let memo: String

  init?(coder: NSCoder, memo: String) {
    latest = coder
    self.memo = memo
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("use init(coder:memo:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    label?.text = memo
  }
}

func makeMemoScreen(_ memo: String) -> MemoViewController? {
  UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Memo") {
    MemoViewController(coder: $0, memo: memo)
  }
}

/// Returns another screen with the same memo, for a second window.
func makeCopy(of screen: MemoViewController) -> MemoViewController? {
  latest.flatMap { MemoViewController(coder: $0, memo: screen.memo) }
}
