import UIKit

// The article's code has errors, which are mended here: `TodoManager` assigned instead of
// `todoManager`; the result of `instantiateViewController(withIdentifier:)` used as a
// subclass without a cast; `UIController`; `inject(todoManger:)`; the extension
// called without its label `with:`.

class TodoManager {
  var todos: [String] = []
}

protocol TodoManagerInjectable {
  func inject(todoManager: TodoManager)
}

class CodeOnlyViewController: UIViewController {
  let todoManager: TodoManager

  init(todoManager: TodoManager) {
    self.todoManager = todoManager
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class OptionalViewController: UIViewController {
  var todoManager: TodoManager?
}

class MainViewController: UIViewController, TodoManagerInjectable {
  private(set) var todoManager: TodoManager!

  func inject(todoManager: TodoManager) { self.todoManager = todoManager }

  static func instantiate(with todoManager: TodoManager) -> MainViewController {
    let storyboard = UIStoryboard(name: "ManagerMain", bundle: .module)
    let found = storyboard.instantiateViewController(withIdentifier: "MainViewController")
    guard let viewController = found as? MainViewController else { fatalError("another class") }
    viewController.todoManager = todoManager
    return viewController
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard todoManager != nil else { fatalError("TodoManager has not been injected") }
  }

  @IBAction func addNewListButtonTapped(_ sender: UIButton) {
    let next: AddNewListViewController = Storyboard.main.instantiateViewController(
      with: todoManager)
    navigationController?.pushViewController(next, animated: true)
  }

  // In an app, `@IBAction` alone lets the storyboard find a method.
  override class var selectors: [NamedMethod] {
    [.action("addNewListButtonTapped:", MainViewController.addNewListButtonTapped)]
  }
}

class AddNewListViewController: UIViewController, TodoManagerInjectable {
  private(set) var todoManager: TodoManager!

  func inject(todoManager: TodoManager) { self.todoManager = todoManager }
}

struct Storyboard {
  static let main: UIStoryboard = .init(name: "ManagerMain", bundle: .module)
}

extension UIViewController {
  static var identifier: String { String(describing: self) }
}

extension UIStoryboard {
  func instantiateViewController<T: UIViewController & TodoManagerInjectable>(
    with todoManager: TodoManager
  ) -> T {
    guard let viewController = instantiateViewController(withIdentifier: T.identifier) as? T else {
      fatalError("Could not instantiate \(T.self) with identifier '\(T.identifier)'")
    }
    viewController.inject(todoManager: todoManager)
    return viewController
  }
}
