// Rejected by: the to-do of a to-do screen is a constant
// A segue action that does what prepare(for:) did: it creates an empty screen and then sets its to-
// do.

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
    let detail = TodoDetailViewController(coder: coder)
    detail?.todo = todos[row]
    return detail
  }

  override class var selectors: [NamedMethod] {
    [.segueAction("makeDetail:sender:", TodoTableViewController.makeDetail)]
  }
}

final class TodoDetailViewController: UIViewController {
  @Outlet var label: UILabel!
  var todo: Todo?

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = todo?.title ?? "Nothing"
  }
}

func makeTodoTable(todos: [Todo]) -> TodoTableViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  return storyboard.instantiateViewController(identifier: "TodoTable") { coder in
    TodoTableViewController(coder: coder, todos: todos)
  }
}
