// 4.1 CodeOnly
//
// Each caller should set the screen's view model. The function below forgets it, and the compiler
// accepts the mistake.
//
// To do: let the label show the folder of the view model that a caller passes, for the screen's
//        whole life.
// Seam:  makeCodeFolderScreen(viewModel:) and the class's name. The tests use them, so keep them.

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
  CodeFolderViewController()
}
