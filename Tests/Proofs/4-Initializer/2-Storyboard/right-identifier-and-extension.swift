// An extension of the storyboard creates the scene by its identifier; the screen keeps the view
// model and shows it in viewDidLoad.

import InitializerSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  let viewModel: FolderViewModel

  init?(_ viewModel: FolderViewModel, coder: NSCoder) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("FolderViewController: no view model") }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel.title
  }
}

extension UIStoryboard {
  fileprivate func folderScreen(for viewModel: FolderViewModel) -> FolderViewController {
    instantiateViewController(identifier: "Folder") { coder in
      FolderViewController(viewModel, coder: coder)
    }
  }
}

func makeFolderScreen(viewModel: FolderViewModel) -> FolderViewController? {
  UIStoryboard(name: "Main", bundle: nil).folderScreen(for: viewModel)
}
