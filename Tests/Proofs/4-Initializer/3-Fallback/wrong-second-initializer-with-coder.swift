// Rejected by: one initializer without a flag creates every list's screen
// The storyboard creates all screens: a full list's with its view model, an empty list's with a
// text of its own.

import InitializerSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private let text: () -> String

  init?(coder: NSCoder, viewModel: TodoListViewModel) {
    text = { viewModel.text }
    super.init(coder: coder)
    title = viewModel.todos.first.map { "Next: \($0.title)" }
  }

  fileprivate init?(coder: NSCoder, placeholder: String) {
    text = { placeholder }
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("TodoListViewController lacks its view model: use init(coder:viewModel:)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = text()
  }
}

func makeTodoListScreen(viewModel: TodoListViewModel) -> TodoListViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  return storyboard.instantiateViewController(identifier: "TodoList") { coder in
    viewModel.todos.isEmpty
      ? TodoListViewController(coder: coder, placeholder: "Nothing to do")
      : TodoListViewController(coder: coder, viewModel: viewModel)
  }
}
