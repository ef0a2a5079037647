// 2.1 Property
//
// The storyboard creates the screen, and a caller injects the manager afterwards, through a
// property. But another line uses the view before that, so viewDidLoad runs without a manager.
// UIKit doesn't call viewDidLoad again, so the label still shows “Label”.
//
// To do: show the number of to-dos, whether a caller sets the manager before the view is loaded or
//        at any time after. Don't let the setter load the view.
// Seam:  makeFolderScreen(manager:), and FolderViewController's property manager. The tests use
//        these, so keep them. Keep the outlet's name, too: the storyboard uses it.

import PropertyAndMethodSupport
import UIKit

final class FolderViewController: UIViewController {
  // In an app: @IBOutlet var label: UILabel!
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
  return screen
}
