// Rejected by: one initializer without a flag creates every list's screen
// The fallback is a parameter: without a text for an empty list, the initializer rejects the list.

import InitializerSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private let viewModel: TodoListViewModel
  private let emptyText: String?

  init?(coder: NSCoder, viewModel: TodoListViewModel, emptyText: String?) {
    if viewModel.todos.isEmpty, emptyText == nil { return nil }
    self.emptyText = emptyText
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
    label.text = viewModel.todos.isEmpty ? emptyText : viewModel.text
  }
}

func makeTodoListScreen(viewModel: TodoListViewModel) -> TodoListViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  return storyboard.instantiateViewController(identifier: "TodoList") { coder in
    TodoListViewController(coder: coder, viewModel: viewModel, emptyText: "Nothing to do")
  }
}
