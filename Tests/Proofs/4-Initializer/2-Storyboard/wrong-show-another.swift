// Rejected by: a screen's view model is a constant
// The creator passes the view model, but a method can change the folder of an open screen.

import InitializerSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  private var viewModel: FolderViewModel

  init?(coder: NSCoder, viewModel: FolderViewModel) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("FolderViewController needs a view model: use init(coder:viewModel:)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    render()
  }

  /// Shows another folder on the same screen.
  func show(_ viewModel: FolderViewModel) {
    self.viewModel = viewModel
    if viewIfLoaded != nil { render() }
  }

  private func render() {
    label.text = viewModel.title
  }
}

func makeFolderScreen(viewModel: FolderViewModel) -> FolderViewController? {
  UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController { coder in
    FolderViewController(coder: coder, viewModel: viewModel)
  }
}
