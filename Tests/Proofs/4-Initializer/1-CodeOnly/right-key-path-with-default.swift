// A parameter with a default, a counter and an observer.

import InitializerSupport
import UIKit

final class CodeFolderViewController: UIViewController {
  private lazy var label = UILabel(frame: CGRect(x: 20, y: 100, width: 353, height: 29))
  private let viewModel: FolderViewModel
  private let text: KeyPath<FolderViewModel, String>
  private(set) var appearances = 0
  var onAppear: ((CodeFolderViewController) -> Void)?

  init(viewModel: FolderViewModel, text: KeyPath<FolderViewModel, String> = \.title) {
    self.viewModel = viewModel
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("needs a view model") }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel[keyPath: text]
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
    onAppear?(self)
  }
}

func makeCodeFolderScreen(viewModel: FolderViewModel) -> CodeFolderViewController {
  CodeFolderViewController(viewModel: viewModel)
}

func openFolderWindow(viewModel: FolderViewModel) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = makeCodeFolderScreen(viewModel: viewModel)
  window.makeKeyAndVisible()
  return window
}
