// Rejected by: a wrong name doesn't crash the app
// Each bug has a full description, but then the app traps.

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

func show<Screen: UIViewController>(
  _ identifier: String, in window: UIWindow, creator: @escaping (NSCoder) -> Screen?
) throws {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)

  guard let found = storyboard.classOfScene(identifier) else {
    fatalError("no scene “\(identifier)” for \(Screen.self)")
  }
  guard found != UIViewController.self else {
    fatalError("the class of “\(identifier)” was not found: \(found), not \(Screen.self)")
  }
  guard Screen.isSubclass(of: found) else {
    fatalError("“\(identifier)” has the class \(found), and not \(Screen.self)")
  }

  window.rootViewController = storyboard.instantiateViewController(
    identifier: identifier, creator: creator)
  window.makeKeyAndVisible()
}
