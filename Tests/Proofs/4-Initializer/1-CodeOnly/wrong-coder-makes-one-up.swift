// Rejected by: the compiler rejects a screen from a coder
// init(coder:) calls super, as the compiler suggests, and creates its own view model.

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
