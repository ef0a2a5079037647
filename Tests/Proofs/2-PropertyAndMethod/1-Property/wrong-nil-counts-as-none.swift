// Rejected by: a screen without a manager shows no number
// Whatever is set is shown at once if the label is there; viewDidLoad shows a manager that came
// before. Setting nil on a loaded screen that never had a manager makes it claim 0 to-dos.

import PropertyAndMethodSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!

  var manager: TodoManager? {
    didSet {
      if isViewLoaded { show(manager?.todos ?? []) }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let manager { show(manager.todos) }
  }

  private func show(_ todos: [Todo]) {
    label.text = "\(todos.count) to-dos"
  }
}

func makeFolderScreen(manager: TodoManager) -> FolderViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let screen: FolderViewController = storyboard.instantiateViewController(identifier: "Folder")
  screen.view.backgroundColor = .systemTeal
  screen.manager = manager
  return screen
}
