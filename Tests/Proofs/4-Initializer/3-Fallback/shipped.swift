// 4.3 Fallback
//
// For an empty list the initializer gives nil, and ?? puts a screen made in code in its place. It
// has no outlets, and the storyboard will not even take it: read what stops the program below.
//
// To do: let every list get its screen from the storyboard, the empty list too, and remove what
//        stands in for it. And let init(coder:), should it ever be reached, stop the program with
//        words that help: the name of the class, and that it lacks a view model.
// Seam:  makeTodoListScreen(viewModel:), and the class's name. The tests use them, so keep them.

import InitializerSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private let viewModel: TodoListViewModel

  init(viewModel: TodoListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  init?(coder: NSCoder, viewModel: TodoListViewModel) {
    guard !viewModel.todos.isEmpty else { return nil }
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label?.text = viewModel.text
  }
}

func makeTodoListScreen(viewModel: TodoListViewModel) -> TodoListViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  return storyboard.instantiateViewController(identifier: "TodoList") { coder in
    TodoListViewController(coder: coder, viewModel: viewModel)
      ?? TodoListViewController(viewModel: viewModel)
  }
}
