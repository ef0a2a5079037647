// Rejected by: empty lists and other lists have the same screen class
// The screen of an empty list has its own subclass.

import InitializerSupport
import UIKit

class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private let viewModel: TodoListViewModel

  init?(coder: NSCoder, viewModel: TodoListViewModel) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("TodoListViewController needs a viewModel: let a creator make it")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.todos.first.map { "Next: \($0.title)" }
    label.text = viewModel.text
  }
}

final class EmptyListViewController: TodoListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Nothing to do"
  }
}

func makeTodoListScreen(viewModel: TodoListViewModel) -> TodoListViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  return storyboard.instantiateViewController(identifier: "TodoList") { coder in
    viewModel.todos.isEmpty
      ? EmptyListViewController(coder: coder, viewModel: viewModel)
      : TodoListViewController(coder: coder, viewModel: viewModel)
  }
}
