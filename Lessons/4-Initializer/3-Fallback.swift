// 4.3 Fallback
//
// The title names the next to-do. An empty list has none, so the initializer returns nil, and ??
// creates a screen in code instead. That screen has no outlets, and the storyboard rejects it: read
// the message when the app crashes.
//
// To do: create every list's screen from the storyboard, even for an empty list, and remove the
//        fallback. (An empty list may have any title, or none.) Let init(coder:) trap with
//        a helpful message, which names the class and the missing view model.
// Seam:  makeTodoListScreen(viewModel:), and the class's name. The tests use them, so keep them.

import InitializerSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private let viewModel: TodoListViewModel

  init(viewModel: TodoListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = "To-dos"
  }

  init?(coder: NSCoder, viewModel: TodoListViewModel) {
    guard let next = viewModel.todos.first else { return nil }
    self.viewModel = viewModel
    super.init(coder: coder)
    title = "Next: \(next.title)"
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
