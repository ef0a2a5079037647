// Rejected by: for any other creator, the error names the class it returns
// The expected class is fixed in the code: it's always the class of the notice.

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
      "No scene has the identifier “\(identifier)”, so there is nothing for \(expected)."
    case .classNotFound(let identifier, let expected):
      "The scene “\(identifier)” names a class that is not in the app, so it has a plain "
        + "UIViewController where \(expected) is expected."
    case .wrongClass(let identifier, let expected, let found):
      "The scene “\(identifier)” has the class \(found), and \(expected) is no subclass of it."
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
    throw SceneError.noScene(
      identifier: identifier, expected: GenericNoticeViewController<FixedFolders>.self)
  }
  guard found != UIViewController.self else {
    throw SceneError.classNotFound(
      identifier: identifier, expected: GenericNoticeViewController<FixedFolders>.self)
  }
  guard Screen.isSubclass(of: found) else {
    throw SceneError.wrongClass(
      identifier: identifier, expected: GenericNoticeViewController<FixedFolders>.self, found: found
    )
  }

  window.rootViewController = storyboard.instantiateViewController(
    identifier: identifier, creator: creator)
  window.makeKeyAndVisible()
}
