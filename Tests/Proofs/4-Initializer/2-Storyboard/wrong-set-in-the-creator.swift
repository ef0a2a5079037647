// Rejected by: a screen's view model is a constant
// There is a creator, but it uses property injection: the screen exists before its view model.

import InitializerSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  private var viewModel: FolderViewModel?

  static func make(_ coder: NSCoder, _ viewModel: FolderViewModel) -> FolderViewController? {
    let screen = FolderViewController(decoder: coder)
    screen?.viewModel = viewModel
    return screen
  }

  private init?(decoder: NSCoder) {
    super.init(coder: decoder)
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
    FolderViewController.make(coder, viewModel)
  }
}
