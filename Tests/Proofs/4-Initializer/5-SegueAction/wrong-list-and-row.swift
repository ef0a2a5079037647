// Rejected by: no initializer or function creates a to-do screen without a to-do
// The detail screen takes the list and the row, so that the table doesn't have to find the to-do.

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
    return TodoDetailViewController(coder: coder, todos: todos, row: row)
  }

  override class var selectors: [NamedMethod] {
    [.segueAction("makeDetail:sender:", TodoTableViewController.makeDetail)]
  }
}

final class TodoDetailViewController: UIViewController {
  @Outlet var label: UILabel!
  private let todo: Todo

  init?(coder: NSCoder, todos: [Todo], row: Int) {
    todo = todos.indices.contains(row) ? todos[row] : Todo(title: "Nothing")
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("TodoDetailViewController needs its to-do: use init(coder:todos:row:)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = todo.title
  }
}

func makeTodoTable(todos: [Todo]) -> TodoTableViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  return storyboard.instantiateViewController(identifier: "TodoTable") { coder in
    TodoTableViewController(coder: coder, todos: todos)
  }
}
