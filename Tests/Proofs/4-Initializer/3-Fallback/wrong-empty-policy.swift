// Rejected by: one initializer without a flag creates every list's screen
// An enum instead of a flag says whether the initializer rejects an empty list.

import InitializerSupport
import UIKit

enum EmptyPolicy { case reject, accept }

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private let viewModel: TodoListViewModel

  init?(coder: NSCoder, viewModel: TodoListViewModel, emptyPolicy: EmptyPolicy) {
    if emptyPolicy == .reject, viewModel.todos.isEmpty { return nil }
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
    TodoListViewController(
      coder: coder, viewModel: viewModel,
      emptyPolicy: viewModel.todos.isEmpty ? .accept : .reject)
  }
}
