// Rejected by: with the right names, the window shows the creator's screen
// A window that has a screen keeps it, and doesn't show the next one.

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

struct NameFault: Error {
  let identifier: String
  let expected: UIViewController.Type
  let found: UIViewController.Type?
}

func show<Screen: UIViewController>(
  _ identifier: String, in window: UIWindow, creator: @escaping (NSCoder) -> Screen?
) throws {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let found = storyboard.classOfScene(identifier)
  guard let found, found != UIViewController.self, Screen.isSubclass(of: found) else {
    throw NameFault(identifier: identifier, expected: Screen.self, found: found)
  }
  if window.rootViewController == nil {
    window.rootViewController = storyboard.instantiateViewController(
      identifier: identifier, creator: creator)
  }
  window.makeKeyAndVisible()
}
