// 4.2 Storyboard
//
// The creator gets the coder and adds the view model, and the initializer takes both. So the screen
// has its outlets, and still requires its view model, like a screen created in code.

import InitializerSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  private let viewModel: FolderViewModel

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
