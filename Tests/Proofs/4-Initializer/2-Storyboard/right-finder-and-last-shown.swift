// A generic helper, a finder and a logger. Properties that start out empty change no screen.

import InitializerSupport
import UIKit

final class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  let viewModel: FolderViewModel
  private(set) var lastShown: FolderViewModel?
  private(set) static weak var current: FolderViewController?

  required init?(coder: NSCoder, viewModel: FolderViewModel) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) lacks a view model") }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel.title
    Self.current = self
    lastShown = viewModel
  }
}

func initial<Screen: UIViewController>(
  of storyboard: String, _ make: @escaping (NSCoder) -> Screen?
) -> Screen? {
  UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController(creator: make)
}

func folderScreen(in navigation: UINavigationController) -> FolderViewController? {
  navigation.viewControllers.lazy.compactMap { $0 as? FolderViewController }.first
}

func logged(_ screen: FolderViewController?) -> FolderViewController? {
  print("screen", screen?.viewModel.title ?? "none")
  return screen
}

func makeFolderScreen(viewModel: FolderViewModel) -> FolderViewController? {
  logged(initial(of: "Main") { FolderViewController(coder: $0, viewModel: viewModel) })
}
