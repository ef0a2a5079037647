// 2.1 Property
//
// The screen has its manager, but its label still shows the storyboard's “Label”.
//
// To do: let the screen show how many to-dos its manager holds.
// Seam:  makeFolderScreen(manager:), and FolderViewController's property manager. Other code uses
//        both, so keep them, and the outlet's name, which the storyboard uses.

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
  style(screen)
  screen.manager = manager
  return screen
}

/// Gives a screen the app's look.
private func style(_ screen: UIViewController) {
  screen.view.backgroundColor = .systemTeal
}
