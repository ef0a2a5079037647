// Rejected by: the screen shows a manager set before the view is loaded
// If the label is nil, the property's observer loads the view, as the line with the color did.

import PropertyAndMethodSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  var manager: TodoManager? {
    didSet {
      loadViewIfNeeded()
      showTodos()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showTodos()
  }

  private func showTodos() {
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
