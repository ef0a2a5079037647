// 2.1 Property
//
// The storyboard creates the screen, and a caller injects the manager afterwards, through a
// property. The screen has its manager, but its label still shows the storyboard's “Label”.
//
// To do: let the screen show its manager's number of to-dos, whenever a caller sets the manager.
//        makeFolderScreen is only one caller: you may change it, but the tests set managers, too.
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
