// Rejected by: the screen shows a manager set after the view is loaded
// The caller writes the screen's label. Every caller would have to do so.

import PropertyAndMethodSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  var manager: TodoManager?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let manager else { return }
    label.text = "\(manager.todos.count) to-dos"
  }
}

func makeFolderScreen(manager: TodoManager) -> FolderViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let screen: FolderViewController = storyboard.instantiateViewController(identifier: "Folder")
  screen.view.backgroundColor = .systemTeal
  screen.manager = manager
  screen.label.text = "\(manager.todos.count) to-dos"
  return screen
}
