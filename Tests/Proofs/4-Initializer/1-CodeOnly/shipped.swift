// 4.1 CodeOnly
//
// From the list, a folder opens with its name. In a window of its own, the same folder says
// “Untitled”.
//
// To do: let each folder show its name, however a user opens it.
// Seam:  makeCodeFolderScreen(viewModel:), which the list calls, openFolderWindow(viewModel:), and
//        the class's name. The tests use them, so keep them.

import InitializerSupport
import UIKit

final class CodeFolderViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 353, height: 29))
  var viewModel: FolderViewModel?

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel?.title ?? "Untitled"
    view.addSubview(label)
  }
}

func makeCodeFolderScreen(viewModel: FolderViewModel) -> CodeFolderViewController {
  let screen = CodeFolderViewController()
  screen.viewModel = viewModel
  return screen
}

func openFolderWindow(viewModel: FolderViewModel) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = CodeFolderViewController()
  window.makeKeyAndVisible()
  return window
}
