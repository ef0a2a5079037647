// The memo is a property, set after the storyboard created the screen, as in lesson 2.

import GenericCreatorSupport
import UIKit

final class MemoViewController: UIViewController {
  @Outlet var label: UILabel!
  var memo = "" {
    didSet { if isViewLoaded { label.text = memo } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = memo
  }
}

func makeMemoScreen(_ memo: String) -> MemoViewController? {
  let main = UIStoryboard(name: "Main", bundle: nil)
  let screen = main.instantiateViewController(withIdentifier: "Memo") as? MemoViewController
  screen?.memo = memo
  return screen
}

/// Returns another screen with the same memo, for a second window.
func makeCopy(of screen: MemoViewController) -> MemoViewController? {
  makeMemoScreen(screen.memo)
}
