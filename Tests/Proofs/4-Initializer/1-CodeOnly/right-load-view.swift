// The screen creates its view in loadView, and all code may read the constant.

import InitializerSupport
import UIKit

final class CodeFolderViewController: UIViewController {
  let viewModel: FolderViewModel

  init(viewModel: FolderViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "this screen is made in code")
  required init?(coder: NSCoder) {
    fatalError("\(Self.self) is made in code")
  }

  override func loadView() {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 353, height: 29))
    label.text = viewModel.title
    view = UIView(frame: UIScreen.main.bounds)
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
