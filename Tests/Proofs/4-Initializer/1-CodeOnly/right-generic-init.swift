// The initializer is generic: every type with a title conforms, and nil has none.

import InitializerSupport
import UIKit

protocol Titled { var title: String { get } }
extension FolderViewModel: Titled {}

final class CodeFolderViewController: UIViewController {
  private let viewModel: any Titled
  private lazy var label = UILabel(frame: CGRect(x: 20, y: 100, width: 353, height: 29))

  init<Model: Titled>(_ viewModel: Model) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("CodeFolderViewController is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    label.text = viewModel.title
  }
}

func makeCodeFolderScreen(viewModel: FolderViewModel) -> CodeFolderViewController {
  CodeFolderViewController(viewModel)
}

func openFolderWindow(viewModel: FolderViewModel) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = makeCodeFolderScreen(viewModel: viewModel)
  window.makeKeyAndVisible()
  return window
}
