// Rejected by: with an empty manager, the screen shows 0 to-dos
// The screen treats an empty manager like no manager, and still shows “Label”.

import PropertyAndMethodSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  var manager: TodoManager? {
    didSet { showTodos() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showTodos()
  }

  private func showTodos() {
    guard isViewLoaded, let manager, !manager.todos.isEmpty else { return }
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
