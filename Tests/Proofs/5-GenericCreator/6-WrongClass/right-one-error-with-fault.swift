// One error value has the identifier, the expected class and the found class, and an enum in it is
// the kind of bug.

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

nonisolated struct SceneMismatch: Error, Equatable {
  nonisolated enum Fault: String, Sendable {
    case noScene = "there is no scene of this identifier"
    case lostClass = "the class of the scene is not in the app"
    case wrongClass = "the creator makes another class than the scene names"
  }

  var fault: Fault
  var identifier: String
  var expected: String
  var found: String
}

nonisolated extension SceneMismatch: CustomStringConvertible {
  var description: String {
    "\(identifier): \(fault.rawValue) (expected: \(expected), found: \(found))"
  }
}

func show<Screen: UIViewController>(
  _ identifier: String, in window: UIWindow, creator: @escaping (NSCoder) -> Screen?
) throws {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let found = storyboard.classOfScene(identifier)

  func mismatch(_ fault: SceneMismatch.Fault) -> SceneMismatch {
    SceneMismatch(
      fault: fault,
      identifier: identifier,
      expected: "\(Screen.self)",
      found: found.map { "\($0)" } ?? "nothing")
  }

  switch found {
  case nil:
    throw mismatch(.noScene)
  case let found? where found == UIViewController.self:
    throw mismatch(.lostClass)
  case let found? where !Screen.isSubclass(of: found):
    throw mismatch(.wrongClass)
  default:
    window.rootViewController = storyboard.instantiateViewController(
      identifier: identifier, creator: creator)
    window.makeKeyAndVisible()
  }
}
