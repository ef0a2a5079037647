// A generic wrapper takes a creator, and a closure that injects into a controller created without
// one.

import GenericCreatorSupport
import UIKit

extension SystemStoryboard {
  func instantiate<Screen: UIViewController>(
    _ identifier: String, creator: @escaping (NSCoder) -> Screen?, inject: (Screen) -> Void
  ) -> Screen {
    switch self {
    case .withCreators(let storyboard):
      return storyboard.instantiateViewController(identifier: identifier, creator: creator)
    case .withoutCreators(let storyboard):
      let made = storyboard.instantiateViewController(withIdentifier: identifier)
      guard let screen = made as? Screen else {
        preconditionFailure("\(identifier) is no \(Screen.self)")
      }
      inject(screen)
      return screen
    }
  }
}

final class MemoViewController: BaseViewController {
  @Outlet var label: UILabel!
  private lazy var memo = ""

  required init?(coder: NSCoder) { super.init(coder: coder) }

  convenience init?(coder: NSCoder, memo: String) {
    self.init(coder: coder)
    self.memo = memo
  }

  func inject(_ memo: String) { self.memo = memo }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = memo
  }
}

func makeMemoScreen(_ memo: String, from storyboard: SystemStoryboard) -> UIViewController? {
  storyboard.instantiate(
    "Memo", creator: { MemoViewController(coder: $0, memo: memo) }, inject: { $0.inject(memo) })
}
