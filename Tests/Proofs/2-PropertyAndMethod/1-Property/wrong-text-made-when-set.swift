// Rejected by: the screen counts to-dos added before the view is loaded
// didSet creates the text when the manager is set, and the label shows it once it's connected. The
// text doesn't include a to-do added before the view is loaded.

import PropertyAndMethodSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!

  var manager: TodoManager? {
    didSet {
      guard let manager else { return }
      text = "\(manager.todos.count) to-dos"
    }
  }

  private var text: String? {
    didSet { showText() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showText()
  }

  private func showText() {
    guard isViewLoaded, let text else { return }
    label.text = text
  }
}

func makeFolderScreen(manager: TodoManager) -> FolderViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let screen: FolderViewController = storyboard.instantiateViewController(identifier: "Folder")
  screen.view.backgroundColor = .systemTeal
  screen.manager = manager
  return screen
}
