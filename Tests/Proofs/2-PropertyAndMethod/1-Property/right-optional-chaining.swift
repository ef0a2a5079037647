// Without a label, the line does nothing; viewDidLoad runs the same line again.

import PropertyAndMethodSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet private var label: UILabel!
  var manager: TodoManager? {
    didSet { label?.text = text }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = text
  }

  private var text: String {
    manager.map { "\($0.todos.count) to-dos" } ?? ""
  }
}

func makeFolderScreen(manager: TodoManager) -> FolderViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let screen: FolderViewController = storyboard.instantiateViewController(identifier: "Folder")
  screen.manager = manager
  screen.view.backgroundColor = .systemTeal
  return screen
}
