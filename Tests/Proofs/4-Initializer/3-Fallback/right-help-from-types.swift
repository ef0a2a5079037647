// The message is built from the types themselves, so it stays correct after a rename.

import InitializerSupport
import UIKit

final class TodoListViewController: UIViewController {
  @Outlet private var label: UILabel!
  private let list: TodoListViewModel

  fileprivate init?(_ coder: NSCoder, _ list: TodoListViewModel) {
    self.list = list
    super.init(coder: coder)
  }

  @available(*, unavailable, message: "Use makeTodoListScreen(viewModel:)")
  required init?(coder: NSCoder) {
    let name = "\(TodoListViewController.self)"
    fatalError("\(name) has no view model (\(TodoListViewModel.self)); did you forget the creator?")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = list.todos.first.map { "Next: \($0.title)" }
    label.text = list.text
  }
}

func makeTodoListScreen(viewModel: TodoListViewModel) -> TodoListViewController {
  UIStoryboard(name: "Main", bundle: nil)
    .instantiateViewController(identifier: "TodoList") { TodoListViewController($0, viewModel) }
}
