// A factory in the class creates the scene by its identifier, so the initializer can be private.

import InitializerSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  private let viewModel: FolderViewModel

  private init?(viewModel: FolderViewModel, coder: NSCoder) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable, message: "use make(viewModel:)")
  required init?(coder: NSCoder) {
    preconditionFailure("use make(viewModel:)")
  }

  static func make(viewModel: FolderViewModel) -> FolderViewController {
    UIStoryboard(name: "Main", bundle: .main).instantiateViewController(identifier: "Folder") {
      FolderViewController(viewModel: viewModel, coder: $0)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel.title
  }
}

func makeFolderScreen(viewModel: FolderViewModel) -> FolderViewController? {
  .make(viewModel: viewModel)
}
