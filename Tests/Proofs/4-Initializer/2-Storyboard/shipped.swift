// 4.2 Storyboard
//
// As in 4.1, you can't create the screen without its view model. But now its layout is in a
// storyboard, and the screen is blank: your code creates it without reading the storyboard.
//
// To do: create the screen from the initial scene of Main.storyboard, with your own initializer,
//        and in no other way.
// Seam:  makeFolderScreen(viewModel:), and the class's name. The tests use them, so keep them.

import InitializerSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  private let viewModel: FolderViewModel

  init(viewModel: FolderViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label?.text = viewModel.title
  }
}

func makeFolderScreen(viewModel: FolderViewModel) -> FolderViewController? {
  FolderViewController(viewModel: viewModel)
}
