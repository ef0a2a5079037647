// Rejected by: the screen shows a manager set after the view is loaded
// The same in a test's own program: until the view is loaded, didSet calls nothing.
// Asks: uses the same struct?

import PropertyAndMethodSupport
import UIKit

struct FolderModel {
  var manager: TodoManager? { didSet { onChange?() } }
  var onChange: (() -> Void)?
}

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  private var model = FolderModel()
  var manager: TodoManager? {
    get { model.manager }
    set { model.manager = newValue }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    model.onChange = { [weak self] in self?.showTodos() }
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
  screen.view.backgroundColor = .systemTeal
  return screen
}
