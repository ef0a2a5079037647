// Rejected by: the screen shows a manager set after the view is loaded
// The observer runs too early: the property still holds the old manager.

import PropertyAndMethodSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  var manager: TodoManager? {
    willSet { showTodos() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showTodos()
  }

  private func showTodos() {
    guard isViewLoaded, let manager else { return }
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
