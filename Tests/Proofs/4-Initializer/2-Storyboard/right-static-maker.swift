// A static function of the screen uses its storyboard. The initializer is private, so only this
// function creates the screen.

import InitializerSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet private var label: UILabel!
  private let viewModel: FolderViewModel

  private init?(coder: NSCoder, viewModel: FolderViewModel) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable, message: "A folder screen needs its view model.")
  required init?(coder: NSCoder) {
    preconditionFailure("FolderViewController lacks its view model; give the storyboard a creator")
  }

  static func fromStoryboard(showing viewModel: FolderViewModel) -> FolderViewController? {
    UIStoryboard(name: "Main", bundle: nil)
      .instantiateInitialViewController(creator: {
        FolderViewController(coder: $0, viewModel: viewModel)
      })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel.title
  }
}

func makeFolderScreen(viewModel: FolderViewModel) -> FolderViewController? {
  FolderViewController.fromStoryboard(showing: viewModel)
}
