// The scene's class has only the outlet; the creator returns a subclass with everything else.

import InitializerSupport
import UIKit

class FolderViewController: UIViewController {
  @Outlet var label: UILabel!

  fileprivate init?(scene coder: NSCoder) {
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("FolderViewController is made by a creator")
  }
}

private final class InjectedFolderViewController: FolderViewController {
  private let viewModel: FolderViewModel

  init?(coder: NSCoder, viewModel: FolderViewModel) {
    self.viewModel = viewModel
    super.init(scene: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("InjectedFolderViewController is made by a creator")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel.title
  }
}

func makeFolderScreen(viewModel: FolderViewModel) -> FolderViewController? {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  return storyboard.instantiateInitialViewController { coder -> FolderViewController? in
    InjectedFolderViewController(coder: coder, viewModel: viewModel)
  }
}
