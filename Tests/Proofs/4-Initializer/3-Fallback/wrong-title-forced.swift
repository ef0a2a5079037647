// Rejected by: an empty list shows “Nothing to do” on the storyboard's screen
// Without the guard, the title reads the first to-do of an empty list.

import InitializerSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private let viewModel: TodoListViewModel

  init?(coder: NSCoder, viewModel: TodoListViewModel) {
    self.viewModel = viewModel
    super.init(coder: coder)
    title = "Next: \(viewModel.todos[0].title)"
  }

  @available(*, unavailable, renamed: "init(coder:viewModel:)")
  required init?(coder: NSCoder) {
    fatalError("TodoListViewController needs a viewModel: let a creator make it")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel.text
  }
}

func makeTodoListScreen(viewModel: TodoListViewModel) -> TodoListViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  return storyboard.instantiateViewController(identifier: "TodoList") { coder in
    TodoListViewController(coder: coder, viewModel: viewModel)
  }
}
