// Rejected by: a screen without a memo doesn't show another screen's memo
// A table outside of the class stores the memos, by the identity of their screen.

import GenericCreatorSupport
import UIKit

/// The memo of each screen, on either kind of system.
private var memos: [ObjectIdentifier: String] = [:]

final class MemoViewController: BaseViewController {
  @Outlet var label: UILabel!

  fileprivate var memo: String? {
    get { memos[ObjectIdentifier(self)] }
    set { memos[ObjectIdentifier(self)] = newValue }
  }

  convenience init?(coder: NSCoder, memo: String) {
    self.init(coder: coder)
    self.memo = memo
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let memo else { fatalError("MemoViewController has no memo.") }
    label.text = memo
  }
}

func makeMemoScreen(_ memo: String, from storyboard: SystemStoryboard) -> UIViewController? {
  switch storyboard {
  case .withCreators(let storyboard):
    return storyboard.instantiateViewController(identifier: "Memo") {
      MemoViewController(coder: $0, memo: memo)
    }
  case .withoutCreators(let storyboard):
    let screen = storyboard.instantiateViewController(withIdentifier: "Memo")
    (screen as? MemoViewController)?.memo = memo
    return screen
  }
}
