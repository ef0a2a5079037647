// Other code registers, finds and logs screens.

import InitializerSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  let viewModel: TodoListViewModel
  var onAppear: (() -> Void)?
  weak var observer: AnyObject?

  init?(coder: NSCoder, viewModel: TodoListViewModel) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("TodoListViewController has no view model. Use a creator.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.todos.first.map { "Next: \($0.title)" }
    label.text = viewModel.text
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppear?()
  }
}

final class ListRegister {
  private(set) weak var current: TodoListViewController?
  private(set) var previous: [TodoListViewController] = []
  @MainActor func register(_ screen: TodoListViewController) -> TodoListViewController {
    current = screen
    return screen
  }
  @MainActor func topList(of navigation: UINavigationController) -> TodoListViewController? {
    navigation.topViewController as? TodoListViewController
  }
}

@MainActor let register = ListRegister()

func logged(_ screen: TodoListViewController) -> TodoListViewController {
  print("TodoList", screen.viewModel.todos.count)
  return register.register(screen)
}

func makeTodoListScreen(viewModel: TodoListViewModel) -> TodoListViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let screen = storyboard.instantiateViewController(identifier: "TodoList") { coder in
    TodoListViewController(coder: coder, viewModel: viewModel)
  }
  return logged(screen)
}
