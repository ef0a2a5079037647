// Rejected by: without a creator, the storyboard creates no screen
// init(coder:) is unavailable, but uses the view model of the most recent screen.

import InitializerSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  private let viewModel: FolderViewModel
  private static weak var latest: FolderViewController?

  init?(coder: NSCoder, viewModel: FolderViewModel) {
    self.viewModel = viewModel
    super.init(coder: coder)
    Self.latest = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    guard let latest = Self.latest else { fatalError("init(coder:) lacks a view model") }
    viewModel = latest.viewModel
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel.title
  }
}

func makeFolderScreen(viewModel: FolderViewModel) -> FolderViewController? {
  UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController {
    FolderViewController(coder: $0, viewModel: viewModel)
  }
}
