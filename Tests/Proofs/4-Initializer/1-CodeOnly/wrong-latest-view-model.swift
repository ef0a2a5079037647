// Rejected by: a coder alone can't create a screen
// init(coder:) is unavailable, but uses the view model of the most recent screen.

import InitializerSupport
import UIKit

final class CodeFolderViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 353, height: 29))
  private let viewModel: FolderViewModel
  private static weak var latest: FolderViewModel?

  init(viewModel: FolderViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    Self.latest = viewModel
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    guard let latest = Self.latest else { fatalError("no view model") }
    viewModel = latest
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
