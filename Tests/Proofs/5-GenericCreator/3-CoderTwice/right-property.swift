// On both kinds of system, a property with `didSet` is set after the controller was created.

import GenericCreatorSupport
import UIKit

final class MemoViewController: BaseViewController {
  @Outlet var label: UILabel!
  var memo: String? {
    didSet { viewIfLoaded.map { _ in label.text = memo } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = memo
  }
}

func makeMemoScreen(_ memo: String, from storyboard: SystemStoryboard) -> UIViewController? {
  let made =
    switch storyboard {
    case .withCreators(let storyboard):
      storyboard.instantiateViewController(withIdentifier: "Memo")
    case .withoutCreators(let storyboard):
      storyboard.instantiateViewController(withIdentifier: "Memo")
    }
  guard let screen = made as? MemoViewController else { return nil }
  screen.memo = memo
  return screen
}
