// Rejected by: all other lists, however long, show all their to-dos
// The empty list has a text to show, so the guard checks for a text, not for to-dos.

import InitializerSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private let viewModel: TodoListViewModel

  init?(coder: NSCoder, viewModel: TodoListViewModel) {
    guard !viewModel.text.isEmpty else { return nil }
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("TodoListViewController lacks its view model: use init(coder:viewModel:)")
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
