// Rejected by: the screen shows a manager set after the view is loaded
// One caller sets the manager in the right order. With the next caller that sets it late, the
// screen still shows “Label”.

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
  screen.manager = manager
  screen.view.backgroundColor = .systemTeal
  return screen
}
