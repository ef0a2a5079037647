// Rejected by: after a tap, a coder alone can't create a to-do screen
// The segue action stores the to-do where init(coder:) reads it, and returns nil.

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
    TodoDetailViewController.current = todos[row]
    return nil
  }

  override class var selectors: [NamedMethod] {
    [.segueAction("makeDetail:sender:", TodoTableViewController.makeDetail)]
  }
}

final class TodoDetailViewController: UIViewController {
  @Outlet var label: UILabel!
  static var current: Todo?
  private let todo: Todo

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    guard let todo = Self.current else { fatalError("TodoDetailViewController needs its to-do") }
    self.todo = todo
    super.init(coder: coder)
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
