// Rejected by: creating a screen doesn't load its view
// The view is loaded immediately, so that other code can set the label.

import GenericCreatorSupport
import UIKit

final class MemoViewController: BaseViewController {
  @Outlet var label: UILabel!
  private var memo = ""

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
    let screen = storyboard.instantiateViewController(withIdentifier: "Memo")
    screen.loadViewIfNeeded()
    (screen as? MemoViewController)?.label.text = memo
    return screen
  }
}
