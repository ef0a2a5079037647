// The error is a class; its failureReason has the expected class and the found class.

import GenericCreatorSupport
import UIKit

final class SceneError: LocalizedError {
  private let identifier: String
  private let expected: UIViewController.Type
  private let found: UIViewController.Type?
  init(_ i: String, _ e: UIViewController.Type, _ f: UIViewController.Type?) {
    identifier = i; expected = e; found = f
  }
  var errorDescription: String? { "Cannot show the scene “\(identifier)”" }
  var failureReason: String? {
    "Expected \(expected), found \(found.map { String(describing: $0) } ?? "no scene")"
  }
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
  if let found, found != UIViewController.self, Screen.isSubclass(of: found) {
    window.rootViewController = storyboard.instantiateViewController(
      identifier: identifier, creator: creator)
    window.makeKeyAndVisible()
  } else {
    throw SceneError(identifier, Screen.self, found)
  }
}
