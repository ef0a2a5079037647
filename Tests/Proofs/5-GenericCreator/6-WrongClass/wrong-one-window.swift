// Rejected by: with the right names, the window shows the creator's screen
// The code makes the first window visible each time, and never the second one.

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

private weak var mainWindow: UIWindow?

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
  window.rootViewController = storyboard.instantiateViewController(
    identifier: identifier, creator: creator)
  (mainWindow ?? window).makeKeyAndVisible()
  mainWindow = mainWindow ?? window
}
