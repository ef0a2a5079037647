// Rejected by: without creators, your function returns the storyboard's controller
// A creator is used on the old system, too, where it would crash the app.

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
    _ = storyboard
    return UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(identifier: "Memo", creator: creator)
  }
}
