// Rejected by: a screen without a memo doesn't show another screen's memo
// Without a memo, a screen shows the memo of the latest screen that still exists.

import GenericCreatorSupport
import UIKit

private weak var latest: MemoViewController?

final class MemoViewController: BaseViewController {
  @Outlet var label: UILabel!
  var memo: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = memo ?? latest?.memo
    latest = self
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
