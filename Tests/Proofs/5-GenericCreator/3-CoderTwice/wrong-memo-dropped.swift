// Rejected by: a copy of a copy shows the memo, too
// The copy gets its text after it was created, but not the memo itself.

import GenericCreatorSupport
import UIKit

final class MemoViewController: UIViewController {
  @Outlet var label: UILabel!
  let memo: String
  var text: String?

  init?(coder: NSCoder, memo: String) {
    self.memo = memo
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("use init(coder:memo:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = text ?? memo
  }
}

func makeMemoScreen(_ memo: String) -> MemoViewController? {
  UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Memo") {
    MemoViewController(coder: $0, memo: memo)
  }
}

/// Returns another screen with the same memo, for a second window.
func makeCopy(of screen: MemoViewController) -> MemoViewController? {
  let copy = makeMemoScreen("")
  copy?.text = screen.memo
  return copy
}
