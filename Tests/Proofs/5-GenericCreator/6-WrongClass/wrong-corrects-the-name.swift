// Rejected by: an identifier that only resembles a scene's identifier throws an error
// Each bug throws an error, but an identifier in lowercase is accepted.

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

nonisolated enum SceneFault: Error {
  case unknownIdentifier(String, expected: String, found: String)
  case lostClass(String, expected: String, found: String)
  case wrongClass(String, expected: String, found: String)
}

func show<Screen: UIViewController>(
  _ identifier: String, in window: UIWindow, creator: @escaping (NSCoder) -> Screen?
) throws {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let expected = "\(Screen.self)"

  // Our identifiers begin with a capital letter; a slip in that is no reason to fail.
  let names = [identifier, identifier.prefix(1).uppercased() + identifier.dropFirst()]
  guard
    let name = names.first(where: { storyboard.classOfScene($0) != nil }),
    let found = storyboard.classOfScene(name)
  else {
    throw SceneFault.unknownIdentifier(identifier, expected: expected, found: "nothing")
  }
  guard found != UIViewController.self else {
    throw SceneFault.lostClass(identifier, expected: expected, found: "\(found)")
  }
  guard Screen.isSubclass(of: found) else {
    throw SceneFault.wrongClass(identifier, expected: expected, found: "\(found)")
  }

  window.rootViewController = storyboard.instantiateViewController(
    identifier: name, creator: creator)
  window.makeKeyAndVisible()
}
