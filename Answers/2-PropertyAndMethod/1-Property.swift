// 2.1 Property
//
// The manager and the view can arrive in either order: whichever comes second fills the label.
// Callers don't have to care about the order.

import PropertyAndMethodSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  var manager: TodoManager? {
    didSet { showTodos() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showTodos()
  }

  private func showTodos() {
    guard isViewLoaded, let manager else { return }
    label.text = "\(manager.todos.count) to-dos"
  }
}

func makeFolderScreen(manager: TodoManager) -> FolderViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let screen: FolderViewController = storyboard.instantiateViewController(identifier: "Folder")
  screen.manager = manager
  style(screen)
  return screen
}

/// Gives a screen the app's look.
private func style(_ screen: UIViewController) {
  screen.view.backgroundColor = .systemTeal
}
