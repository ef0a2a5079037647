// Refused by: one screen is made, on either kind of system
// The coder is kept in a static, as if it had been lost on the way; it is finished wherever it lies.

import GenericCreatorSupport
import UIKit

final class MemoViewController: BaseViewController {
  @Outlet var label: UILabel!
  private var memo = ""
  static var lastCoder: NSCoder?

  init?(coder: NSCoder, memo: String) {
    self.memo = memo
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    Self.lastCoder = coder
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label?.text = memo
  }
}

func makeMemoScreen(_ memo: String, from storyboard: SystemStoryboard) -> UIViewController? {
  let creator = { MemoViewController(coder: $0, memo: memo) }
  switch storyboard {
  case .withCreators(let storyboard):
    return storyboard.instantiateViewController(identifier: "Memo", creator: creator)
  case .withoutCreators(let storyboard):
    _ = storyboard.instantiateViewController(withIdentifier: "Memo")
    return MemoViewController.lastCoder.flatMap(creator)
  }
}
