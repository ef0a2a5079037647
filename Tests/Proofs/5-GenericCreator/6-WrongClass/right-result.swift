// The check creates a Result first, and the end of the function throws it.

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

struct SceneFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

func show<Screen: UIViewController>(
  _ identifier: String, in window: UIWindow, creator: @escaping (NSCoder) -> Screen?
) throws {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)

  let scene = Result<UIViewController.Type, SceneFailure> {
    () throws(SceneFailure) -> UIViewController.Type in
    guard let found = storyboard.classOfScene(identifier) else {
      throw SceneFailure("\(Screen.self): no scene is called \(identifier)")
    }
    return found
  }.flatMap { found in
    found == UIViewController.self
      ? .failure(SceneFailure("\(Screen.self): \(identifier) is a UIViewController, class lost"))
      : Screen.isSubclass(of: found)
        ? .success(found)
        : .failure(SceneFailure("\(Screen.self): \(identifier) is a \(found)"))
  }
  _ = try scene.get()
  window.rootViewController = storyboard.instantiateViewController(
    identifier: identifier, creator: creator)
  window.makeKeyAndVisible()
}
