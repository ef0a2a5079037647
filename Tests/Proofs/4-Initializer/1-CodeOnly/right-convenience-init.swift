// The screen stores a closure that returns its text, and a convenience initializer creates the view
// model from a folder.

import InitializerSupport
import UIKit

final class CodeFolderViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 353, height: 29))
  private let text: () -> String

  init(viewModel: FolderViewModel) {
    text = { viewModel.title }
    super.init(nibName: nil, bundle: nil)
  }

  convenience init(folder: Folder) { self.init(viewModel: FolderViewModel(folder: folder)) }

  @available(*, unavailable, renamed: "init(viewModel:)")
  required init?(coder: NSCoder) {
    fatalError("CodeFolderViewController is made in code, by init(viewModel:)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = text()
    view.addSubview(label)
  }
}

func makeCodeFolderScreen(viewModel: FolderViewModel) -> CodeFolderViewController {
  CodeFolderViewController(viewModel: viewModel)
}

func openFolderWindow(viewModel: FolderViewModel) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = makeCodeFolderScreen(viewModel: viewModel)
  window.makeKeyAndVisible()
  return window
}
