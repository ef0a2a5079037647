// Rejected by: each screen shows its own manager
// The manager is static: every screen shows the same one.

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
