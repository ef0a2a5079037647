// Rejected by: without creators, the label of the storyboard shows your memo
// The memo is removed once it was shown, and the screen appears again without one.

import GenericCreatorSupport
import UIKit

final class MemoViewController: BaseViewController {
  @Outlet var label: UILabel!
  var memo: String?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = memo
    memo = nil
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
