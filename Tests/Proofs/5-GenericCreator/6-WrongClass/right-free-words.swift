// The error uses its own words: for each class, it says what to do.

import GenericCreatorSupport
import UIKit

enum SceneError: Error {
  case noScene(identifier: String, expected: UIViewController.Type)
  case classNotFound(identifier: String, expected: UIViewController.Type)
  case wrongClass(
    identifier: String, expected: UIViewController.Type, found: UIViewController.Type)
}

extension SceneError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noScene(let identifier, let expected):
      "A scene “\(identifier)” was not found: \(expected) was expected there."
    case .classNotFound(let identifier, let expected):
      "The class of “\(identifier)” was not found: \(expected) was expected, and there is a "
        + "UIViewController. Correct the storyboard."
    case .wrongClass(let identifier, let expected, let found):
      "“\(identifier)”: \(expected) expected. \(found) found (they do not fit)."
    }
  }
}

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

func show<Screen: UIViewController>(
  _ identifier: String, in window: UIWindow, creator: @escaping (NSCoder) -> Screen?
) throws {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)

  guard let found = storyboard.classOfScene(identifier) else {
    throw SceneError.noScene(identifier: identifier, expected: Screen.self)
  }
  guard found != UIViewController.self else {
    throw SceneError.classNotFound(identifier: identifier, expected: Screen.self)
  }
  guard Screen.isSubclass(of: found) else {
    throw SceneError.wrongClass(identifier: identifier, expected: Screen.self, found: found)
  }

  window.rootViewController = storyboard.instantiateViewController(
    identifier: identifier, creator: creator)
  window.makeKeyAndVisible()
}
