// Rejected by: when no row is selected, no to-do screen opens
// The table gets a tap before the segue starts, so it stores the row, and the action uses that row.

import InitializerSupport
import UIKit

final class TodoTableViewController: LinesViewController {
  private let todos: [Todo]
  private var tappedRow: Int?

  init?(coder: NSCoder, todos: [Todo]) {
    self.todos = todos
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TodoTableViewController needs its to-dos") }

  override var lines: [String] { todos.map(\.title) }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    tappedRow = indexPath.row
    return indexPath
  }

  @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?) -> TodoDetailViewController? {
    guard let tappedRow else { return nil }
    return TodoDetailViewController(coder: coder, todo: todos[tappedRow])
  }

  override class var selectors: [NamedMethod] {
    [.segueAction("makeDetail:sender:", TodoTableViewController.makeDetail)]
  }
}

final class TodoDetailViewController: UIViewController {
  @Outlet var label: UILabel!
  private let todo: Todo

  init?(coder: NSCoder, todo: Todo) {
    self.todo = todo
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("TodoDetailViewController needs its to-do: use init(coder:todo:)")
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
