// A parameter with a default, and an observer.

import InitializerSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  private let viewModel: FolderViewModel
  private let isAnimated: Bool
  var onAppear: ((String) -> Void)?
  private(set) var lastShown: String?

  init?(coder: NSCoder, viewModel: FolderViewModel, isAnimated: Bool = true) {
    self.viewModel = viewModel
    self.isAnimated = isAnimated
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) lacks a view model") }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel.title
    lastShown = viewModel.title
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppear?(viewModel.title)
  }
}

func makeFolderScreen(viewModel: FolderViewModel) -> FolderViewController? {
  UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController {
    FolderViewController(coder: $0, viewModel: viewModel)
  }
}
