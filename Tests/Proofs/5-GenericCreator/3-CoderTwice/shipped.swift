// 5.3 CoderTwice
//
// Before iOS 13 a storyboard has no creators. So this code lets it make one controller, keeps the
// coder, and makes a second one from it. The second is shown, and nothing that was drawn is on it.
//
// To do: show the controller that the storyboard made, on either kind of system, with its memo.
//        When it works, remove the ? of the label, and what keeps a coder.
// Seam:  makeMemoScreen(_:from:). The tests call it, so keep its signature. The scene “Memo” of
//        Main.storyboard names MemoViewController and needs its outlet; like all screens of the
//        app, it inherits from BaseViewController.

import GenericCreatorSupport
import UIKit

class KeepingViewController: BaseViewController {
  private(set) var coder: NSCoder?

  required init?(coder: NSCoder) {
    self.coder = coder
    super.init(coder: coder)
  }
}

final class MemoViewController: KeepingViewController {
  @Outlet var label: UILabel!
  private let memo: String

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
    // Without the ? the program stops here: the outlet of the second controller is nil.
    label?.text = memo
  }
}

func makeMemoScreen(_ memo: String, from storyboard: SystemStoryboard) -> UIViewController? {
  let creator = { MemoViewController(coder: $0, memo: memo) }
  switch storyboard {
  case .withCreators(let storyboard):
    return storyboard.instantiateViewController(identifier: "Memo", creator: creator)
  case .withoutCreators(let storyboard):
    let first = storyboard.instantiateViewController(withIdentifier: "Memo")
    return (first as? KeepingViewController)?.coder.flatMap(creator)
  }
}
