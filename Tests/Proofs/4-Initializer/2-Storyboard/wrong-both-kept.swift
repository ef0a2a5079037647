// Rejected by: the compiler rejects a screen without the storyboard
// The old initializer still exists beside the new one, and creates screens without a label.

import InitializerSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  private let viewModel: FolderViewModel

  init(viewModel: FolderViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  init?(coder: NSCoder, viewModel: FolderViewModel) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable, renamed: "init(coder:viewModel:)")
  required init?(coder: NSCoder) {
    fatalError("FolderViewController needs a view model: use a creator")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel.title
  }
}

func makeFolderScreen(viewModel: FolderViewModel) -> FolderViewController? {
  UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController { coder in
    FolderViewController(coder: coder, viewModel: viewModel)
  }
}
