// Rejected by: the compiler rejects a screen without a view model
// The storyboard creates the screen without a creator, and the view model is set afterwards, as in
// lesson 2.

import InitializerSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  var viewModel: FolderViewModel?

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel?.title
  }
}

func makeFolderScreen(viewModel: FolderViewModel) -> FolderViewController? {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let screen = storyboard.instantiateInitialViewController() as? FolderViewController
  screen?.viewModel = viewModel
  return screen
}
