// Rejected by: the storyboard creates every screen
// The copy is created in code, and draws the scene's labels again.

import GenericCreatorSupport
import UIKit

final class MemoViewController: UIViewController {
  @Outlet var label: UILabel!
  let memo: String

  init?(coder: NSCoder, memo: String) {
    self.memo = memo
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("use init(coder:memo:)") }

  init(memo: String) {
    self.memo = memo
    super.init(nibName: nil, bundle: nil)
  }

  override func loadView() {
    guard nibName == nil else { return super.loadView() }
    view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    label = UILabel(frame: CGRect(x: 20, y: 79, width: 353, height: 34))
    let drawn = UILabel(frame: CGRect(x: 20, y: 129, width: 353, height: 21))
    drawn.text = "Drawn in the storyboard"
    for label in [label, drawn] as [UILabel] { view.addSubview(label) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = memo
  }
}

func makeMemoScreen(_ memo: String) -> MemoViewController? {
  UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Memo") {
    MemoViewController(coder: $0, memo: memo)
  }
}

/// Returns another screen with the same memo, for a second window.
func makeCopy(of screen: MemoViewController) -> MemoViewController? {
  MemoViewController(memo: screen.memo)
}
