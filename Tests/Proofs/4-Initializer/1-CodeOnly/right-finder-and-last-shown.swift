// Other code finds, logs and titles screens. Properties that start out empty change no screen.

import InitializerSupport
import UIKit

final class CodeFolderViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 353, height: 29))
  let viewModel: FolderViewModel
  private(set) var lastShown: FolderViewModel?
  private(set) static weak var current: CodeFolderViewController?

  required init(_ viewModel: FolderViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "use init(_:)")
  required init?(coder: NSCoder) { preconditionFailure("no view model") }

  override func loadView() {
    view = UIView()
    label.text = viewModel.title
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Self.current = self
    lastShown = viewModel
  }
}

extension UINavigationController {
  var folderScreen: CodeFolderViewController? { topViewController as? CodeFolderViewController }
}

func logged<Value>(_ value: Value) -> Value {
  print("made \(type(of: value))")
  return value
}

func named(_ screen: CodeFolderViewController) -> CodeFolderViewController {
  screen.title = screen.viewModel.title
  return screen
}

func makeCodeFolderScreen(viewModel: FolderViewModel) -> CodeFolderViewController {
  logged(named(CodeFolderViewController(viewModel)))
}

func openFolderWindow(viewModel: FolderViewModel) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = makeCodeFolderScreen(viewModel: viewModel)
  window.makeKeyAndVisible()
  return window
}
