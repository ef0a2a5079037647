// Rejected by: a visible screen shows a new manager immediately
// The screen fills the label when it appears. A caller can still set the manager later.

import PropertyAndMethodSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  var manager: TodoManager?

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
