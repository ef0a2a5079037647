// 5.3 CoderTwice
//
// With creators, the initializer takes the memo. Without them, the storyboard calls init(coder:),
// so set the memo right after that, before the view loads.

import GenericCreatorSupport
import UIKit

final class MemoViewController: BaseViewController {
  @Outlet var label: UILabel!
  private var memo: String?

  init?(coder: NSCoder, memo: String) {
    self.memo = memo
    super.init(coder: coder)
  }

  /// For systems without creators: call `inject(_:)` right afterwards.
  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func inject(_ memo: String) {
    precondition(!isViewLoaded, "The memo comes too late: the view is loaded.")
    self.memo = memo
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let memo else { preconditionFailure("MemoViewController needs a memo: inject(_:)") }
    label.text = memo
  }
}

func makeMemoScreen(_ memo: String, from storyboard: SystemStoryboard) -> UIViewController? {
  switch storyboard {
  case .withCreators(let storyboard):
    return storyboard.instantiateViewController(identifier: "Memo") { coder in
      MemoViewController(coder: coder, memo: memo)
    }
  case .withoutCreators(let storyboard):
    let screen = storyboard.instantiateViewController(withIdentifier: "Memo")
    (screen as? MemoViewController)?.inject(memo)
    return screen
  }
}
