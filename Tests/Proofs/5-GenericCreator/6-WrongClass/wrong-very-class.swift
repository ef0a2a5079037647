// Rejected by: with the right names, the window shows the creator's screen
// The two classes have to be the same, so a generic screen is never accepted.

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
  case noScene(String, expected: UIViewController.Type)
  case wrongClass(String, expected: UIViewController.Type, found: UIViewController.Type)
}

func show<Screen: UIViewController>(
  _ identifier: String, in window: UIWindow, creator: @escaping (NSCoder) -> Screen?
) throws {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)

  guard let found = storyboard.classOfScene(identifier) else {
    throw ShowError.noScene(identifier, expected: Screen.self)
  }
  guard found == Screen.self else {
    throw ShowError.wrongClass(identifier, expected: Screen.self, found: found)
  }

  window.rootViewController = storyboard.instantiateViewController(
    identifier: identifier, creator: creator)
  window.makeKeyAndVisible()
}
