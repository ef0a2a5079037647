// Rejected by: no screen keeps a coder
// The copy comes from a creator, but every screen still keeps its coder, for systems that the app
// no longer supports.

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
  makeMemoScreen(screen.memo)
}
