// The action finds the row of the tapped cell; without a cell, it traps with a reason.

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
    guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell) else {
      preconditionFailure("makeDetail was not sent by a cell")
    }
    return .make(coder, showing: todos[path.row].title)
  }

  override class var selectors: [NamedMethod] {
    [.segueAction("makeDetail:sender:", TodoTableViewController.makeDetail)]
  }
}

final class TodoDetailViewController: UIViewController {
  @Outlet var label: UILabel!
  private let shown: String

  private init?(shown: String, coder: NSCoder) {
    self.shown = shown
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TodoDetailViewController needs its to-do") }

  static func make(_ coder: NSCoder, showing text: String) -> TodoDetailViewController? {
    TodoDetailViewController(shown: text, coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = shown
  }
}

func makeTodoTable(todos: [Todo]) -> TodoTableViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  return storyboard.instantiateViewController(identifier: "TodoTable") { coder in
    TodoTableViewController(coder: coder, todos: todos)
  }
}
