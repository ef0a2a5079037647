// Rejected by: the screen comes from the storyboard, with its label
// makeFolderScreen creates the screen in code, with its own label.

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
    guard isViewLoaded, let manager else { return }
    label.text = "\(manager.todos.count) to-dos"
  }
}

func makeFolderScreen(manager: TodoManager) -> FolderViewController {
  let screen = FolderViewController()
  let label = UILabel()
  screen.view.addSubview(label)
  screen.label = label
  screen.manager = manager
  screen.view.backgroundColor = .systemTeal
  return screen
}
