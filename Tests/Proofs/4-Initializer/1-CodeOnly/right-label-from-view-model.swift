// The label is created from the view model when the view loads; other code may read the constant
// view model.

import InitializerSupport
import UIKit

final class CodeFolderViewController: UIViewController {

  // MARK: Needs

  let viewModel: FolderViewModel

  init(viewModel: FolderViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, renamed: "init(viewModel:)")
  required init?(coder: NSCoder) {
    preconditionFailure("\(CodeFolderViewController.self) is made in code, with init(viewModel:)")
  }

  // MARK: Life

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeLabel())
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 353, height: 29))
    label.text = viewModel.title
    return label
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
