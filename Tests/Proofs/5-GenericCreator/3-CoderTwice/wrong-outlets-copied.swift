// Rejected by: without creators, the label of the storyboard shows your memo
// The second controller copies the outlet of the first; the label stays in a view that never
// appears.

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
  private var memo = ""
  fileprivate var first: UIViewController?

  init?(coder: NSCoder, memo: String) {
    self.memo = memo
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
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
    let made = storyboard.instantiateViewController(withIdentifier: "Memo")
    guard let first = made as? MemoViewController, let second = first.coder.flatMap(creator)
    else { return nil }
    first.loadViewIfNeeded()
    second.first = first
    second.label = first.label
    return second
  }
}
