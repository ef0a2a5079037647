// A generic helper sets the property through a key path, and one to-do is written in the singular.

import PropertyAndMethodSupport
import UIKit

extension UIStoryboard {
  /// Creates a screen and sets one of its optional properties.
  fileprivate func screen<Screen: UIViewController, Value>(
    _ identifier: String, setting property: ReferenceWritableKeyPath<Screen, Value?>,
    to value: Value
  ) -> Screen {
    let screen: Screen = instantiateViewController(identifier: identifier)
    screen[keyPath: property] = value
    return screen
  }
}

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  var manager: TodoManager? {
    didSet {
      if isViewLoaded { updateLabel() }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    updateLabel()
  }

  /// Call this only when the view is loaded.
  private func updateLabel() {
    guard let count = manager?.todos.count else {
      label.text = ""
      return
    }
    label.text = count == 1 ? "1 to-do" : "\(count) to-dos"
  }
}

func makeFolderScreen(manager: TodoManager) -> FolderViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let screen = storyboard.screen(
    "Folder", setting: \FolderViewController.manager, to: manager)
  screen.view.backgroundColor = .systemTeal
  return screen
}
