// Rejected by: a screen without a manager shows no number
// The property is never nil, because it has a fallback manager, and the screen shows its number.

import PropertyAndMethodSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  var manager = TodoManager() {
    didSet { showTodos() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showTodos()
  }

  private func showTodos() {
    guard isViewLoaded else { return }
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
