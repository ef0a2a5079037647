// A finder, a function that returns the screen it takes, and a logger with a default.

import InitializerSupport
import UIKit

final class TodoTableViewController: LinesViewController {
  private let todos: [Todo]

  init?(coder: NSCoder, todos: [Todo]) {
    self.todos = todos
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TodoTableViewController needs its to-dos") }

  override var lines: [String] { todos.map(\.title) }

  @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?) -> TodoDetailViewController? {
    guard let row = tableView.indexPathForSelectedRow?.row else { return nil }
    return logged(TodoDetailViewController(coder: coder, todo: todos[row]))
  }

  override class var selectors: [NamedMethod] {
    [.segueAction("makeDetail:sender:", TodoTableViewController.makeDetail)]
  }
}

final class TodoDetailViewController: UIViewController {
  @Outlet var label: UILabel!
  private let todo: Todo
  private let log: (String) -> Void

  init?(coder: NSCoder, todo: Todo, log: @escaping (String) -> Void = { _ in }) {
    self.todo = todo
    self.log = log
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TodoDetailViewController needs its to-do") }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = todo.title
    log(todo.title)
  }
}

func logged(_ screen: TodoDetailViewController?) -> TodoDetailViewController? { screen }

func topDetail(of navigation: UINavigationController) -> TodoDetailViewController? {
  navigation.topViewController as? TodoDetailViewController
}

func makeTodoTable(todos: [Todo]) -> TodoTableViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  return storyboard.instantiateViewController(identifier: "TodoTable") { coder in
    TodoTableViewController(coder: coder, todos: todos)
  }
}
