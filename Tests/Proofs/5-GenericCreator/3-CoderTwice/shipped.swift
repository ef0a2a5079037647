// 5.3 CoderTwice
//
// This app is from 2019 and now requires iOS 15. A memo's second window stays blank.
//
// To do: show the memo in the second window, keep no coder, and delete what only iOS 12 needed. The
//        functions may still return optionals.
// Seam:  makeMemoScreen(_:), makeCopy(of:), and MemoViewController, which the scene “Memo” of
//        Main.storyboard names, with its outlet. The tests use them, so keep them.

import GenericCreatorSupport
import UIKit

class BaseViewController: UIViewController {
  private(set) var coder: NSCoder?

  required init?(coder: NSCoder) {
    self.coder = coder
    super.init(coder: coder)
  }
}

final class MemoViewController: BaseViewController {
  @Outlet var label: UILabel!
  let memo: String

  init?(coder: NSCoder, memo: String) {
    self.memo = memo
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    memo = ""
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Without the ?, the app crashes here.
    label?.text = memo
  }
}

func makeMemoScreen(_ memo: String) -> MemoViewController? {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let creator = { MemoViewController(coder: $0, memo: memo) }
  if #available(iOS 13, *) {
    return storyboard.instantiateViewController(identifier: "Memo", creator: creator)
  } else {
    let first = storyboard.instantiateViewController(withIdentifier: "Memo")
    return (first as? BaseViewController)?.coder.flatMap(creator)
  }
}

/// Returns another screen with the same memo, for a second window.
func makeCopy(of screen: MemoViewController) -> MemoViewController? {
  screen.coder.flatMap { MemoViewController(coder: $0, memo: screen.memo) }
}
