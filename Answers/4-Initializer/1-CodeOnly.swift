// 4.1 CodeOnly
//
// Callers can't create this screen without its view model, or replace the view model later.
// init(coder:) has to exist, but code that calls it doesn't compile, and a storyboard's call traps.

import InitializerSupport
import UIKit

final class CodeFolderViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 353, height: 29))
  private let viewModel: FolderViewModel

  init(viewModel: FolderViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, renamed: "init(viewModel:)")
  required init?(coder: NSCoder) {
    fatalError("CodeFolderViewController is made in code, by init(viewModel:)")
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
  window.rootViewController = makeCodeFolderScreen(viewModel: viewModel)
  window.makeKeyAndVisible()
  return window
}
