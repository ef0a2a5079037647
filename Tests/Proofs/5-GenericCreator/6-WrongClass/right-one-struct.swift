// One error type has all values; the found class distinguishes the bugs.

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

struct SceneFault: Error {
  let identifier: String
  let expected: String
  let found: String?
}

func show<Screen: UIViewController>(
  _ identifier: String, in window: UIWindow, creator: @escaping (NSCoder) -> Screen?
) throws(SceneFault) {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)

  let found = storyboard.classOfScene(identifier)
  guard let found, found != UIViewController.self, Screen.isSubclass(of: found) else {
    throw SceneFault(
      identifier: identifier, expected: "\(Screen.self)", found: found.map { "\($0)" })
  }
  window.rootViewController = storyboard.instantiateViewController(
    identifier: identifier, creator: creator)
  window.makeKeyAndVisible()
}
