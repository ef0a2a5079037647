// The function loads the view early, and the class still sets its label.

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
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let screen: FolderViewController? = storyboard.instantiateInitialViewController { coder in
    FolderViewController(coder: coder, viewModel: viewModel)
  }
  screen?.loadViewIfNeeded()
  return screen
}
