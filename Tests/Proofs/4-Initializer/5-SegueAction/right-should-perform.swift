// Without a selected row, no segue starts, so the action can return a screen that isn't optional.

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

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    tappedTodo != nil
  }

  @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?) -> TodoDetailViewController {
    guard let tappedTodo, let screen = TodoDetailViewController(coder: coder, todo: tappedTodo)
    else { preconditionFailure("no row was tapped") }
    return screen
  }

  private var tappedTodo: Todo? {
    tableView.indexPathForSelectedRow.map { todos[$0.row] }
  }

  override class var selectors: [NamedMethod] {
    [.segueAction("makeDetail:sender:", TodoTableViewController.makeDetail)]
  }
}

final class TodoDetailViewController: UIViewController {
  @Outlet var label: UILabel!
  let todo: Todo

  init?(coder: NSCoder, todo: Todo) {
    self.todo = todo
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TodoDetailViewController needs its to-do") }

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
