// The sender is the tapped cell, and the table finds its row; the selection isn't used.

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
    guard let cell = sender as? UITableViewCell, let todo = self.todo(in: cell) else { return nil }
    return TodoDetailViewController(todo, coder: coder)
  }

  private func todo(in cell: UITableViewCell) -> Todo? {
    tableView.indexPath(for: cell).map { todos[$0.row] }
  }

  override class var selectors: [NamedMethod] {
    [.segueAction("makeDetail:sender:", TodoTableViewController.makeDetail)]
  }
}

final class TodoDetailViewController: UIViewController {
  @Outlet var label: UILabel!
  let todo: Todo

  init?(_ todo: Todo, coder: NSCoder) {
    self.todo = todo
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("TodoDetailViewController needs its to-do: the segue has to name a segue action")
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
