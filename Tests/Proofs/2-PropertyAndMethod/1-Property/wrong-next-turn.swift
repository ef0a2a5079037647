// Rejected by: the screen shows how many to-dos your manager holds
// The screen fills the label on the main actor's next turn.

import PropertyAndMethodSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  var manager: TodoManager? {
    didSet { Task { self.fill() } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    fill()
  }

  private func fill() {
    guard isViewLoaded, let manager else { return }
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
