// Rejected by: an error doesn't change the window
// The old screen is removed before the new one is created, and set again if there's a bug.

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
  let previous = window.rootViewController
  // Two screens at a time cost memory; the old one leaves first.
  window.rootViewController = nil
  do {
    window.rootViewController = try makeScreen(identifier, creator: creator)
    window.makeKeyAndVisible()
  } catch {
    window.rootViewController = previous
    throw error
  }
}

private func makeScreen<Screen: UIViewController>(
  _ identifier: String, creator: @escaping (NSCoder) -> Screen?
) throws -> Screen {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
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
  return storyboard.instantiateViewController(identifier: identifier, creator: creator)
}
