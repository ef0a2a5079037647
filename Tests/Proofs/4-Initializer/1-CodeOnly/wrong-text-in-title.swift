// Rejected by: setting a screen's title doesn't change its label
// The initializer copies the text into the title, and viewDidLoad shows the title.

import InitializerSupport
import UIKit

final class CodeFolderViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 353, height: 29))
  private let viewModel: FolderViewModel

  init(viewModel: FolderViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("CodeFolderViewController needs its view model: use init(viewModel:)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = title
    view.addSubview(label)
  }
}

func makeCodeFolderScreen(viewModel: FolderViewModel) -> CodeFolderViewController {
  CodeFolderViewController(viewModel: viewModel)
}
