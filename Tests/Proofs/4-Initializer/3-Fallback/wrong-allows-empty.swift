// Rejected by: init(coder:viewModel:) accepts an empty list
// The initializer still rejects an empty list, and a second one accepts it.

import InitializerSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private let viewModel: TodoListViewModel

  init?(coder: NSCoder, viewModel: TodoListViewModel) {
    guard !viewModel.todos.isEmpty else { return nil }
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  init?(coder: NSCoder, viewModel: TodoListViewModel, allowsEmpty: Void) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable, renamed: "init(coder:viewModel:)")
  required init?(coder: NSCoder) {
    fatalError("TodoListViewController needs a viewModel: let a creator make it")
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
      ?? TodoListViewController(coder: coder, viewModel: viewModel, allowsEmpty: ())
  }
}
