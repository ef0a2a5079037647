// Rejected by: two screens from an old storyboard keep two memos
// The memo waits in a static until a view is loaded; the next screen has replaced it by then.

import GenericCreatorSupport
import UIKit

final class MemoViewController: BaseViewController {
  static var memo = ""
  @Outlet var label: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = Self.memo
  }
}

func makeMemoScreen(_ memo: String, from storyboard: SystemStoryboard) -> UIViewController? {
  MemoViewController.memo = memo
  switch storyboard {
  case .withCreators(let storyboard):
    return storyboard.instantiateViewController(identifier: "Memo")
  case .withoutCreators(let storyboard):
    return storyboard.instantiateViewController(withIdentifier: "Memo")
  }
}
