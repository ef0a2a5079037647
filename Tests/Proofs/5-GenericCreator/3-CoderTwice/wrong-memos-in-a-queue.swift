// Rejected by: without creators, two screens keep their own memos
// On an old system, the memos are in a queue, and each screen takes the next one when it loads.

import GenericCreatorSupport
import UIKit

final class MemoViewController: BaseViewController {
  @Outlet var label: UILabel!
  /// The memos of the screens that an old storyboard has made, the first one in front.
  fileprivate static var waiting: [String] = []
  private var memo: String?

  init?(coder: NSCoder, memo: String) {
    self.memo = memo
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func loadView() {
    // A screen that was made by init(coder:) has no memo yet; the next one in the queue is its own.
    if memo == nil, !Self.waiting.isEmpty { memo = Self.waiting.removeFirst() }
    super.loadView()
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
    MemoViewController.waiting.append(memo)
    return storyboard.instantiateViewController(withIdentifier: "Memo")
  }
}
