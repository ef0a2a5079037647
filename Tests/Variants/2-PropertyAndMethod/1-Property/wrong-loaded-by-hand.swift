// Refused by: the screen shows how many to-dos your manager holds
// The view is loaded by name instead of by accident, and the property is as late as before.

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
  screen.loadViewIfNeeded()
  screen.manager = manager
  screen.view.backgroundColor = .systemTeal
  return screen
}
