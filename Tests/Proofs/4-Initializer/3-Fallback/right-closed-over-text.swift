// The screen takes a closure that returns its text; one function traps for all screens that lack a
// dependency.

import InitializerSupport
import UIKit

private func stop(_ screen: UIViewController.Type, lacks need: String) -> Never {
  fatalError("\(screen) was made without what it needs: \(need)")
}

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  let viewModel: () -> String

  init?(coder: NSCoder, text: @escaping () -> String) {
    viewModel = text
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    stop(TodoListViewController.self, lacks: "viewModel")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel()
  }
}

func makeTodoListScreen(viewModel: TodoListViewModel) -> TodoListViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let screen = storyboard.instantiateViewController(identifier: "TodoList") { coder in
    TodoListViewController(coder: coder) { viewModel.text }
  }
  screen.title = viewModel.todos.first.map { "Next: \($0.title)" }
  return screen
}
