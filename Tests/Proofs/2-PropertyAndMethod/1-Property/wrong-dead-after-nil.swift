// Rejected by: a visible screen shows a new manager immediately
// Once the manager was nil, the screen shows no other manager.

import PropertyAndMethodSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  private var isDone = false
  var manager: TodoManager? {
    didSet {
      if oldValue != nil, manager == nil { isDone = true }
      fill()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    fill()
  }

  private func fill() {
    guard isViewLoaded, let manager, !isDone else { return }
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
