// Rejected by: the end of the program
// A didSet calls code that reads the struct whose property is being set.
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

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    model.onChange = { [weak self] in self?.showTodos() }
  }
  var manager: TodoManager? {
    get { model.manager }
    set { model.manager = newValue }
  }

  override func viewDidLoad() {
    super.viewDidLoad()

    showTodos()
  }

  private func showTodos() {
    guard let manager, isViewLoaded else { return }
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
