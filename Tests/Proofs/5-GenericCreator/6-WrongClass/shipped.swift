// 5.6 WrongClass
//
// The names in a storyboard and the types in Swift know nothing of each other, so any of them can
// be wrong. This function notices, and returns without a word: the window stays black.
//
// To do: throw an error for each of the three cases. It tells the identifier that was
//        asked for, the class that was expected, and the class that was found (a lost
//        class counts as UIViewController).
// Seam:  show(_:in:creator:), and the name GenericNoticeViewController. The tests use them, so keep
//        them. How your errors are built is yours to decide; the tests read their text.

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

  // No scene has the identifier.
  guard let found = storyboard.classOfScene(identifier) else { return }
  // The scene's class was not found, so UIKit took the plain one.
  guard found != UIViewController.self else { return }
  // The creator makes something else than the scene asks for.
  guard Screen.isSubclass(of: found) else { return }

  window.rootViewController = storyboard.instantiateViewController(
    identifier: identifier, creator: creator)
  window.makeKeyAndVisible()
}
