// Rejected by: the compiler rejects nil for a view model
// There is a creator and a constant, but both accept nil.

import InitializerSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  private let viewModel: FolderViewModel?

  init?(coder: NSCoder, viewModel: FolderViewModel?) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("FolderViewController needs a view model: use a creator")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel?.title
  }
}

func makeFolderScreen(viewModel: FolderViewModel) -> FolderViewController? {
  UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController { coder in
    FolderViewController(coder: coder, viewModel: viewModel)
  }
}
