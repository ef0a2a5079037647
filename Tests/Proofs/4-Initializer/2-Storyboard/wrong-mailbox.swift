// Rejected by: without a creator, the storyboard creates no screen
// A static property holds the view model, and init(coder:) reads it, as if creators didn't exist.

import InitializerSupport
import UIKit

final class FolderViewController: UIViewController {
  static var pending: FolderViewModel?

  @Outlet var label: UILabel!
  private let viewModel: FolderViewModel

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    guard let pending = Self.pending else { fatalError("FolderViewController needs a view model") }
    viewModel = pending
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel.title
  }
}

func makeFolderScreen(viewModel: FolderViewModel) -> FolderViewController? {
  FolderViewController.pending = viewModel
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  return storyboard.instantiateInitialViewController() as? FolderViewController
}
