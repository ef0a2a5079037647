// Both kinds of system can create a scene without a creator, so one method injects the memo.

import GenericCreatorSupport
import UIKit

final class MemoViewController: BaseViewController {
  @Outlet var label: UILabel!
  private var memo: String?

  // Hands over the memo. Call it once, before the view is loaded.
  fileprivate func take(_ memo: String) {
    assert(!isViewLoaded, "The memo comes too late.")
    self.memo = memo
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let memo else {
      fatalError("The memo screen was opened without a memo.")
    }
    label.text = memo
  }
}

func makeMemoScreen(_ memo: String, from storyboard: SystemStoryboard) -> UIViewController? {
  let made = storyboard.makeMemoScene() as? MemoViewController
  made?.take(memo)
  return made
}

private extension SystemStoryboard {
  func makeMemoScene() -> UIViewController {
    switch self {
    case .withCreators(let main): main.instantiateViewController(withIdentifier: "Memo")
    case .withoutCreators(let old): old.instantiateViewController(withIdentifier: "Memo")
    }
  }
}
