// The storyboard has its own throwing method; the errors have their text in errorDescription.

import GenericCreatorSupport
import UIKit

class NoticeViewController: UIViewController {
  @Outlet var label: UILabel!
}

final class GenericNoticeViewController<R: FolderRepository>: NoticeViewController {
  private let repository: R

  init?(coder: NSCoder, repository: R) {
    self.repository = repository
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("use init(coder:repository:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = repository.title
  }
}

/// The scene “Ballot” names this class.
class PollViewController: UIViewController {}

enum SceneProblem: LocalizedError {
  case missing(String)
  case lost(String)
  case mismatch(String)

  var errorDescription: String? {
    switch self {
    case .missing(let text), .lost(let text), .mismatch(let text): text
    }
  }
}

extension UIStoryboard {
  fileprivate func check(_ identifier: String, fits type: UIViewController.Type) throws {
    switch classOfScene(identifier) {
    case nil:
      throw SceneProblem.missing("\(identifier), for \(type), is in no scene")
    case let found? where found == UIViewController.self:
      throw SceneProblem.lost("\(identifier) should be a \(type), and its class \(found) is plain")
    case let found? where !type.isSubclass(of: found):
      throw SceneProblem.mismatch("\(identifier) should be a \(type), and is a \(found)")
    default:
      break
    }
  }
}

func show<Screen: UIViewController>(
  _ identifier: String, in window: UIWindow, creator: @escaping (NSCoder) -> Screen?
) throws {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)

  try storyboard.check(identifier, fits: Screen.self)
  window.rootViewController = storyboard.instantiateViewController(
    identifier: identifier, creator: creator)
  window.makeKeyAndVisible()
}
