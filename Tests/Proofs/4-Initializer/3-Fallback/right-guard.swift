// The creator itself traps when there is no screen, so it never returns nil.

import InitializerSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private let viewModel: TodoListViewModel

  init?(coder: NSCoder, viewModel: TodoListViewModel) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable, message: "the storyboard needs a creator")
  required init?(coder: NSCoder) {
    preconditionFailure("A \(Self.self) was made without a view model")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.todos.first.map { "Next: \($0.title)" }
    label.text = viewModel.text
  }
}

func makeTodoListScreen(viewModel: TodoListViewModel) -> TodoListViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  return storyboard.instantiateViewController(identifier: "TodoList") { coder in
    guard let screen = TodoListViewController(coder: coder, viewModel: viewModel) else {
      preconditionFailure("TodoListViewController could not be decoded")
    }
    return screen
  }
}
