// 5.6 WrongClass
//
// The compiler doesn't compare the names in a storyboard with the types in Swift, so a name can be
// wrong. The function below finds the bug, but returns without an error: the window stays black.
//
// To do: throw an error for each of the three mistakes, with all that a colleague needs to correct
//        the name.
// Seam:  the names that the file has already. The tests use show(_:in:creator:) and
//        GenericNoticeViewController. Build your errors as you like; the tests read their text.

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

  guard let found = storyboard.classOfScene(identifier),
    found != UIViewController.self, Screen.isSubclass(of: found)
  else { return }

  window.rootViewController = storyboard.instantiateViewController(
    identifier: identifier, creator: creator)
  window.makeKeyAndVisible()
}
