// Rejected by: the compiler rejects a screen without a view model
// The caller that forgot is fixed, but the next caller can forget again.

import InitializerSupport
import UIKit

final class CodeFolderViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 353, height: 29))
  var viewModel: FolderViewModel?

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel?.title ?? "Untitled"
    view.addSubview(label)
  }
}

func makeCodeFolderScreen(viewModel: FolderViewModel) -> CodeFolderViewController {
  let screen = CodeFolderViewController()
  screen.viewModel = viewModel
  return screen
}
