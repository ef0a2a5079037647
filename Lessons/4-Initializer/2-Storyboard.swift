// 4.2 Storyboard
//
// As in 4.1 the screen cannot be made without its view model. But now a storyboard holds its
// layout, and the screen is blank: made in code, it has never heard of the storyboard.
//
// To do: let the initial scene of Main.storyboard make the screen, with an initializer of yours,
//        and no other way.
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
