// Rejected by: the screen shows a manager set before the view is loaded
// The screen handles both orders, but its reference to the manager is weak, because the manager
// belongs to the app. A manager that only the screen has is deallocated before the view is loaded,
// and the label still says “Label”.

import PropertyAndMethodSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  weak var manager: TodoManager? {
    didSet { showManager() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showManager()
  }

  private func showManager() {
    guard isViewLoaded, let manager else { return }
    label.text = "\(manager.todos.count) to-dos"
  }
}

func makeFolderScreen(manager: TodoManager) -> FolderViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let screen: FolderViewController = storyboard.instantiateViewController(identifier: "Folder")
  screen.view.backgroundColor = .systemTeal
  screen.manager = manager
  return screen
}
