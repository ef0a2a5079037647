// The navigation item has the title, and an empty list another one.

import InitializerSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private let viewModel: TodoListViewModel

  init?(coder: NSCoder, viewModel: TodoListViewModel) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable, renamed: "init(coder:viewModel:)")
  required init?(coder: NSCoder) {
    fatalError("TodoListViewController needs a viewModel: let a creator make it")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let next = viewModel.todos.first
    navigationItem.title = next.map { "Next: \($0.title)" } ?? "To-dos"
    label.text = viewModel.text
  }
}

func makeTodoListScreen(viewModel: TodoListViewModel) -> TodoListViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  return storyboard.instantiateViewController(identifier: "TodoList") { coder in
    TodoListViewController(coder: coder, viewModel: viewModel)
  }
}
