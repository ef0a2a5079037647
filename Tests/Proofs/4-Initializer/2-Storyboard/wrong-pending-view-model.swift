// Rejected by: one initializer takes both the coder and the view model
// Storyboards call init(coder:), so the caller stores the view model where init(coder:) can read
// it.

import InitializerSupport
import UIKit

final class FolderViewController: UIViewController {
  fileprivate static var pending: FolderViewModel?

  @Outlet var label: UILabel!
  private let viewModel: FolderViewModel

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    guard let viewModel = FolderViewController.pending else {
      fatalError("FolderViewController needs a view model: use makeFolderScreen(viewModel:)")
    }
    FolderViewController.pending = nil
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel.title
  }
}

func makeFolderScreen(viewModel: FolderViewModel) -> FolderViewController? {
  FolderViewController.pending = viewModel
  let screen: UIViewController? =
    UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
  return screen as? FolderViewController
}
