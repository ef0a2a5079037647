// Rejected by: what a screen shows of its view model stays what it was made with
// A text is kept in place of the view model, and a function changes it.

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
