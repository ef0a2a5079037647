// 4.2 Storyboard
//
// As in 4.1, nobody can create the screen without its view model. But now the layout is in a
// storyboard, and the screen is blank.
//
// To do: show the screen as the initial scene of Main.storyboard draws it, and still let no
//        caller forget the view model.
// Seam:  makeFolderScreen(viewModel:) and the class's name. The tests use them, so keep them.

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
