// Rejected by: a visible screen shows a new manager immediately
// The screen never shows a manager that is set while another screen covers it.

import PropertyAndMethodSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  private var isCovered = false
  var manager: TodoManager? {
    didSet { fill() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    fill()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isCovered = false
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isCovered = true
  }

  private func fill() {
    guard isViewLoaded, let manager, !isCovered else { return }
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
