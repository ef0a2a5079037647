// Rejected by: every way to make a screen takes a view model, whatever its name is
// The initializer is strict, but a static function accepts an optional view model, so callers need
// not unwrap it.

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
