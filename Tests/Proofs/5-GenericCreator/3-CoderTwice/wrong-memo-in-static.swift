// Rejected by: two screens and their copies keep their own memos
// A static property holds the memo until a view loads, but the next screen has replaced it by then.

import GenericCreatorSupport
import UIKit

final class MemoViewController: UIViewController {
  @Outlet var label: UILabel!
  static var memo = ""
  var memo: String { Self.memo }

  init?(coder: NSCoder, memo: String) {
    Self.memo = memo
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
  makeMemoScreen(screen.memo)
}
