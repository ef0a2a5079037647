// Rejected by: a to-do that comes before the view is loaded counts
// The text is made when the manager is set, and put into the label as soon as there is one. A to-do
// that is added before the view is loaded is not counted.

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
