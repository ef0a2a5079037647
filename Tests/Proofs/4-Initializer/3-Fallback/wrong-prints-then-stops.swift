// Rejected by: if a creator returns nil, init(coder:) traps with a helpful message
// The guard and its fallback are deleted. But init(coder:) prints what is missing, and then traps
// without a message.

import InitializerSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private let viewModel: TodoListViewModel

  init?(coder: NSCoder, viewModel: TodoListViewModel) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    print("TodoListViewController lacks its view model: use init(coder:viewModel:) in a creator.")
    fatalError()
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
    TodoListViewController(coder: coder, viewModel: viewModel)
  }
}
