// 4.1 CodeOnly
//
// The screen has a property for its view model, and each maker of the screen should set it. Here
// the maker forgot. The compiler said nothing: to it, a screen that lacks something is a screen.
//
// To do: let no screen exist without its view model, and let each keep the one that it got.
// Seam:  makeCodeFolderScreen(viewModel:), and the class's name. The tests use them, so keep them.

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
