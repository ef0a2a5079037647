// Rejected by: a wrong name doesn't crash the app
// Each bug throws an error, but a scene that was right once isn't checked again.

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

// The identifiers that were checked. A storyboard does not change while the app runs.
private var soundIdentifiers: Set<String> = []

func show<Screen: UIViewController>(
  _ identifier: String, in window: UIWindow, creator: @escaping (NSCoder) -> Screen?
) throws {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)

  if !soundIdentifiers.contains(identifier) {
    let expected = "\(Screen.self)"
    guard let found = storyboard.classOfScene(identifier) else {
      throw SceneFault.unknownIdentifier(identifier, expected: expected, found: "nothing")
    }
    guard found != UIViewController.self else {
      throw SceneFault.lostClass(identifier, expected: expected, found: "\(found)")
    }
    guard Screen.isSubclass(of: found) else {
      throw SceneFault.wrongClass(identifier, expected: expected, found: "\(found)")
    }
    soundIdentifiers.insert(identifier)
  }

  window.rootViewController = storyboard.instantiateViewController(
    identifier: identifier, creator: creator)
  window.makeKeyAndVisible()
}
