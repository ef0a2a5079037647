// The default text of an error with labeled values, in another order.

import GenericCreatorSupport
import UIKit

struct WrongScene: Error {
  let foundClass: UIViewController.Type?
  let expectedClass: UIViewController.Type
  let identifier: String
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

  let found = storyboard.classOfScene(identifier)
  guard let found, found != UIViewController.self, Screen.isSubclass(of: found) else {
    throw WrongScene(foundClass: found, expectedClass: Screen.self, identifier: identifier)
  }

  window.rootViewController = storyboard.instantiateViewController(
    identifier: identifier, creator: creator)
  window.makeKeyAndVisible()
}
