// The screen calls a function to get its memo, and a protocol injects this function.

import GenericCreatorSupport
import UIKit

protocol NeedsMemo: AnyObject {
  var memo: () -> String { get set }
}

extension NeedsMemo {
  func with(_ memo: String) -> Self {
    self.memo = { memo }
    return self
  }
}

final class MemoViewController: BaseViewController, NeedsMemo {
  @Outlet var label: UILabel!
  var memo: () -> String = { preconditionFailure("MemoViewController has no memo") }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = memo()
  }
}

func makeMemoScreen(_ memo: String, from storyboard: SystemStoryboard) -> UIViewController? {
  switch storyboard {
  case .withCreators(let storyboard):
    storyboard.instantiateViewController(identifier: "Memo") {
      MemoViewController(coder: $0)?.with(memo)
    }
  case .withoutCreators(let storyboard):
    (storyboard.instantiateViewController(withIdentifier: "Memo") as? MemoViewController)?.with(
      memo)
  }
}
