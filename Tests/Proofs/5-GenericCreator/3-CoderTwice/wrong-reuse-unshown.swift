// Rejected by: without creators, two screens keep their own memos
// If the last screen of an old storyboard hasn't appeared yet, it's used again instead of a new
// one.

import GenericCreatorSupport
import UIKit

final class MemoViewController: BaseViewController {
  @Outlet var label: UILabel!
  fileprivate var memo: String?

  init?(coder: NSCoder, memo: String) {
    self.memo = memo
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let memo else { fatalError("MemoViewController has no memo.") }
    label.text = memo
  }
}

func makeMemoScreen(_ memo: String, from storyboard: SystemStoryboard) -> UIViewController? {
  switch storyboard {
  case .withCreators(let storyboard):
    return storyboard.instantiateViewController(identifier: "Memo") {
      MemoViewController(coder: $0, memo: memo)
    }
  case .withoutCreators(let storyboard):
    let screen =
      unshown(of: storyboard)
      ?? storyboard.instantiateViewController(withIdentifier: "Memo") as? MemoViewController
    screen?.memo = memo
    return screen
  }
}

/// The controller that was made last, if its view is not loaded: nothing of it is in sight.
private func unshown(of storyboard: OldStoryboard) -> MemoViewController? {
  guard let last = storyboard.lastMade as? MemoViewController, !last.isViewLoaded else {
    return nil
  }
  return last
}
