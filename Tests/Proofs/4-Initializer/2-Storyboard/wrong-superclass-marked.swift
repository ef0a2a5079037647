// Rejected by: the compiler rejects a screen from a coder alone
// Only a generic superclass makes init(coder:) unavailable, so the compiler finds
// UIViewController's.

import InitializerSupport
import UIKit

class ModelScreen<Model>: UIViewController {
  let viewModel: Model

  init?(coder: NSCoder, viewModel: Model) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("needs a view model") }
}

final class FolderViewController: ModelScreen<FolderViewModel> {
  @Outlet var label: UILabel!
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
