// Rejected by: with creators, the storyboard that you pass creates the screen
// With creators, the passed storyboard isn't used; another one creates the screen.

import GenericCreatorSupport
import UIKit

final class MemoViewController: BaseViewController {
  @Outlet var label: UILabel!
  private var memo: String?

  init?(coder: NSCoder, memo: String) {
    self.memo = memo
    super.init(coder: coder)
  }

  /// For systems without creators: call `inject(_:)` next.
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
  case .withCreators:
    return UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(identifier: "Memo") { coder in
        MemoViewController(coder: coder, memo: memo)
      }
  case .withoutCreators(let storyboard):
    let screen = storyboard.instantiateViewController(withIdentifier: "Memo")
    (screen as? MemoViewController)?.inject(memo)
    return screen
  }
}
