// Rejected by: no initializer or function creates a screen without a view model
// The initializer requires a view model, but a static function accepts an optional, so that callers
// don't have to unwrap it.

import InitializerSupport
import UIKit

final class CodeFolderViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 353, height: 29))
  private let viewModel: FolderViewModel

  private init(viewModel: FolderViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  static func screen(for viewModel: FolderViewModel?) -> CodeFolderViewController {
    CodeFolderViewController(
      viewModel: viewModel ?? FolderViewModel(folder: Folder(name: "Untitled")))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("CodeFolderViewController needs its view model: use screen(for:)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel.title
    view.addSubview(label)
  }
}

func makeCodeFolderScreen(viewModel: FolderViewModel) -> CodeFolderViewController {
  .screen(for: viewModel)
}
