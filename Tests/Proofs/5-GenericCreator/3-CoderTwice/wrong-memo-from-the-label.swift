// Rejected by: a copy of a copy shows the memo, too
// The copy takes the memo from the label, which is nil until the first screen has appeared.

import GenericCreatorSupport
import UIKit

final class MemoViewController: UIViewController {
  @Outlet var label: UILabel!
  let memo: String

  init?(coder: NSCoder, memo: String) {
    self.memo = memo
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("use init(coder:memo:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = memo
  }
}

func makeMemoScreen(_ memo: String) -> MemoViewController? {
  UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Memo") {
    MemoViewController(coder: $0, memo: memo)
  }
}

/// Returns another screen with the same memo, for a second window.
func makeCopy(of screen: MemoViewController) -> MemoViewController? {
  makeMemoScreen(screen.label?.text ?? "")
}
