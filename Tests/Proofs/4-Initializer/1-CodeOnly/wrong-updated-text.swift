// Rejected by: text copied from the view model is a constant
// The screen stores a text instead of the view model, and a function changes it.

import InitializerSupport
import UIKit

final class CodeFolderViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 353, height: 29))
  private var shown: String

  init(viewModel: FolderViewModel) {
    shown = viewModel.title
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, renamed: "init(viewModel:)")
  required init?(coder: NSCoder) {
    fatalError("CodeFolderViewController is made in code, by init(viewModel:)")
  }

  func update(_ viewModel: FolderViewModel) {
    shown = viewModel.title
    label.text = shown
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = shown
    view.addSubview(label)
  }
}

func makeCodeFolderScreen(viewModel: FolderViewModel) -> CodeFolderViewController {
  CodeFolderViewController(viewModel: viewModel)
}
