// Rejected by: without creators, two screens keep their own memos
// A static property holds the memo until a view loads, but the next screen has replaced it by then.

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
