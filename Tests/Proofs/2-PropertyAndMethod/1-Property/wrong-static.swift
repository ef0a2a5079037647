// Rejected by: two screens show two managers
// The manager is static: the screen always finds it, but so does every other screen.

import PropertyAndMethodSupport
import UIKit

final class FolderViewController: UIViewController {
  private static var current: TodoManager?

  @Outlet var label: UILabel!
  var manager: TodoManager? {
    get { Self.current }
    set { Self.current = newValue }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let manager else { return }
    label.text = "\(manager.todos.count) to-dos"
  }
}

func makeFolderScreen(manager: TodoManager) -> FolderViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let screen: FolderViewController = storyboard.instantiateViewController(identifier: "Folder")
  screen.manager = manager
  screen.view.backgroundColor = .systemTeal
  return screen
}
