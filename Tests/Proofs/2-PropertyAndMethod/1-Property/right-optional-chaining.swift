// A label that is not there yet is passed over, and the same line is written where it appears.

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
