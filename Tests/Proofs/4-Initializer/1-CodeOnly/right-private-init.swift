// A private initializer with a factory in the class; the text is computed immediately.

import InitializerSupport
import UIKit

final class CodeFolderViewController: UIViewController {
  private let label: UILabel

  private init(title: String) {
    label = UILabel(frame: CGRect(x: 20, y: 100, width: 353, height: 29))
    label.text = title
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    preconditionFailure("CodeFolderViewController is made by make(viewModel:)")
  }

  static func make(viewModel: FolderViewModel) -> CodeFolderViewController {
    CodeFolderViewController(title: viewModel.title)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }
}

func makeCodeFolderScreen(viewModel: FolderViewModel) -> CodeFolderViewController {
  .make(viewModel: viewModel)
}

func openFolderWindow(viewModel: FolderViewModel) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = makeCodeFolderScreen(viewModel: viewModel)
  window.makeKeyAndVisible()
  return window
}
