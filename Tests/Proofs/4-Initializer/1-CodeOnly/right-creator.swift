// The window keeps its storyboard; a creator passes the view model.

import InitializerSupport
import UIKit

final class CodeFolderViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 353, height: 29))
  private let viewModel: FolderViewModel

  init(viewModel: FolderViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  init?(coder: NSCoder, viewModel: FolderViewModel) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("CodeFolderViewController needs its view model")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel.title
    view.addSubview(label)
  }
}

func makeCodeFolderScreen(viewModel: FolderViewModel) -> CodeFolderViewController {
  CodeFolderViewController(viewModel: viewModel)
}

func openFolderWindow(viewModel: FolderViewModel) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let storyboard = UIStoryboard(name: "FolderWindow", bundle: nil)
  window.rootViewController = storyboard.instantiateInitialViewController { coder in
    CodeFolderViewController(coder: coder, viewModel: viewModel)
  }
  window.makeKeyAndVisible()
  return window
}
