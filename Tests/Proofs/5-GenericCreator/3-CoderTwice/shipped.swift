// 5.3 CoderTwice
//
// On iOS 12, storyboards have no creators. So this code lets the storyboard create one controller,
// keeps its coder, and creates a second controller from the coder. It shows the second controller,
// which is blank.
//
// To do: on both kinds of system, show the controller that the storyboard created, with its memo.
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
    // Without the ?, the app crashes here: the outlet of the second controller is nil.
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
