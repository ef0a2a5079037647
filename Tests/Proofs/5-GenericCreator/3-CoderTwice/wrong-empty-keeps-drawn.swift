// Rejected by: without creators, the label of the storyboard shows your memo
// An empty memo leaves the storyboard's text on the label.

import GenericCreatorSupport
import UIKit

final class MemoViewController: BaseViewController {
  @Outlet var label: UILabel!
  var memo: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    if let memo, !memo.isEmpty { label.text = memo }
  }
}

func makeMemoScreen(_ memo: String, from storyboard: SystemStoryboard) -> UIViewController? {
  let made =
    switch storyboard {
    case .withCreators(let storyboard): storyboard.instantiateViewController(withIdentifier: "Memo")
    case .withoutCreators(let storyboard):
      storyboard.instantiateViewController(withIdentifier: "Memo")
    }
  let screen = made as? MemoViewController
  screen?.memo = memo
  return screen
}
