// Rejected by: with creators, two screens keep their own memos
// On an old system, each screen gets its own memo; with creators, a static property holds it.

import GenericCreatorSupport
import UIKit

final class MemoViewController: BaseViewController {
  @Outlet var label: UILabel!
  static var latest: String?
  private var memo: String?

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
    guard let memo = memo ?? Self.latest else {
      preconditionFailure("MemoViewController needs a memo: inject(_:)")
    }
    label.text = memo
  }
}

func makeMemoScreen(_ memo: String, from storyboard: SystemStoryboard) -> UIViewController? {
  switch storyboard {
  case .withCreators(let storyboard):
    MemoViewController.latest = memo
    return storyboard.instantiateViewController(withIdentifier: "Memo")
  case .withoutCreators(let storyboard):
    let screen = storyboard.instantiateViewController(withIdentifier: "Memo")
    (screen as? MemoViewController)?.inject(memo)
    return screen
  }
}
