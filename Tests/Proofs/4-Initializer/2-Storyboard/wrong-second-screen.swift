// Rejected by: makeFolderScreen(viewModel:) creates exactly one screen
// The storyboard's screen is discarded, and code creates a second one.

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
    viewModel = FolderViewModel(folder: Folder(name: ""))
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label?.text = viewModel.title
  }
}

func makeFolderScreen(viewModel: FolderViewModel) -> FolderViewController? {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  guard storyboard.instantiateInitialViewController() is FolderViewController else { return nil }
  return FolderViewController(viewModel: viewModel)
}
