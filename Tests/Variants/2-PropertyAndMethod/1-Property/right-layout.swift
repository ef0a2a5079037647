// The setter asks for layout, and the label is filled whenever the view is laid out.

import PropertyAndMethodSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  private var current: TodoManager?

  var manager: TodoManager? {
    get { current }
    set {
      current = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    label.text = current.map { "\($0.todos.count) to-dos" }
  }
}

func makeFolderScreen(manager: TodoManager) -> FolderViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let screen: FolderViewController = storyboard.instantiateViewController(identifier: "Folder")
  screen.manager = manager
  screen.view.backgroundColor = .systemTeal
  return screen
}
