// Rejected by: a screen without a manager shows no number
// If there's a label, didSet shows the new value at once; viewDidLoad shows a manager set before. A
// loaded screen that never had a manager shows 0 to-dos after its manager is set to nil.

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
