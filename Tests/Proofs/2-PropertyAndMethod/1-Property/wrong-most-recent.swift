// Rejected by: a screen without a manager shows no number
// A screen without a manager shows the manager of the screen that got one last.

import PropertyAndMethodSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  private static weak var mostRecent: TodoManager?
  var manager: TodoManager? {
    didSet {
      Self.mostRecent = manager ?? Self.mostRecent
      fill()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    fill()
  }

  private func fill() {
    guard isViewLoaded, let manager = manager ?? Self.mostRecent else { return }
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
