// The window shows the screen in a navigation controller.

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

enum SceneError: Error {
  case noScene(identifier: String, expected: UIViewController.Type)
  case lostClass(identifier: String, expected: UIViewController.Type, found: UIViewController.Type)
  case wrongClass(identifier: String, expected: UIViewController.Type, found: UIViewController.Type)
}

func show<Screen: UIViewController>(
  _ identifier: String, in window: UIWindow, creator: @escaping (NSCoder) -> Screen?
) throws {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)

  // No scene has the identifier.
  guard let found = storyboard.classOfScene(identifier) else {
    throw SceneError.noScene(identifier: identifier, expected: Screen.self)
  }
  // The scene's class was not found, so UIKit took the plain one.
  guard found != UIViewController.self else {
    throw SceneError.lostClass(identifier: identifier, expected: Screen.self, found: found)
  }
  // The creator makes something else than the scene asks for.
  guard Screen.isSubclass(of: found) else {
    throw SceneError.wrongClass(identifier: identifier, expected: Screen.self, found: found)
  }

  let screen = storyboard.instantiateViewController(identifier: identifier, creator: creator)
  window.rootViewController = UINavigationController(rootViewController: screen)
  window.makeKeyAndVisible()
}
