// 4.3 Fallback
//
// A screen shows a list, and its title names the next to-do. With an empty list, the app crashes.
//
// To do: show every list, even an empty one, on the storyboard's screen. (An empty list may have
//        any title, or none.) If a colleague forgets the creator, trap (in a release build, too)
//        with a message that names the screen's class and the missing dependency.
// Seam:  makeTodoListScreen(viewModel:) and the class's name. The tests use them, so keep them.

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
