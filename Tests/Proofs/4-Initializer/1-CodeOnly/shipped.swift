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
  private let viewModel: FolderViewModel

  init(viewModel: FolderViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    viewModel = FolderViewModel(folder: Folder(name: "Untitled"))
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel.title
    view.addSubview(label)
  }
}

func makeCodeFolderScreen(viewModel: FolderViewModel) -> CodeFolderViewController {
  CodeFolderViewController(viewModel: viewModel)
}

func openFolderWindow(viewModel: FolderViewModel) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let storyboard = UIStoryboard(name: "FolderWindow", bundle: nil)
  window.rootViewController = storyboard.instantiateInitialViewController()
  window.makeKeyAndVisible()
  return window
}
