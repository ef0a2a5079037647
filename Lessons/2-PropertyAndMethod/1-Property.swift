// 2.1 Property
//
// The storyboard makes the screen, and the manager is pushed in afterwards, through a property. But
// something touches the view before that. So the view is loaded and viewDidLoad runs while there is
// no manager yet. It never runs again, and the label still says “Label”.
//
// To do: let the screen show its manager, whether that is set before the view is loaded or at any
//        time after. Setting it should not load the view.
// Seam:  makeFolderScreen(manager:), and in FolderViewController the property manager. The tests
//        use them, so keep them. Keep the name of the outlet, too: the storyboard knows it.

import PropertyAndMethodSupport
import UIKit

final class FolderViewController: UIViewController {
  // In an app: @IBOutlet weak var label: UILabel!
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
