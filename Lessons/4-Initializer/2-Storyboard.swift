// 4.2 Storyboard
//
// The designer has drawn this screen in Main.storyboard. In the app, it's blank.
//
// To do: show the initial scene, “Folder”, of Main.storyboard, with the folder's name on its label.
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
