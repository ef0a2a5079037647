// Rejected by: for a different class, the error names both classes
// The errors contain the expected class, but not the found class.

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

enum ShowError: Error {
  case noScene(String, UIViewController.Type)
  case classNotFound(String, UIViewController.Type)
  case wrongClass(String, UIViewController.Type)
}

func show<Screen: UIViewController>(
  _ identifier: String, in window: UIWindow, creator: @escaping (NSCoder) -> Screen?
) throws {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)

  guard let found = storyboard.classOfScene(identifier) else {
    throw ShowError.noScene(identifier, Screen.self)
  }
  guard found != UIViewController.self else {
    throw ShowError.classNotFound(identifier, Screen.self)
  }
  guard Screen.isSubclass(of: found) else {
    throw ShowError.wrongClass(identifier, Screen.self)
  }

  window.rootViewController = storyboard.instantiateViewController(
    identifier: identifier, creator: creator)
  window.makeKeyAndVisible()
}
