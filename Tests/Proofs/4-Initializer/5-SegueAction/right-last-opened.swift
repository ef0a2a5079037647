// Properties that start out empty change no screen: the to-do that was opened or shown last.

import InitializerSupport
import UIKit

final class TodoTableViewController: LinesViewController {
  private let todos: [Todo]
  private(set) weak var opened: TodoDetailViewController?
  private(set) var lastOpened: Todo?
  var onOpen: ((Todo) -> Void)?

  init?(coder: NSCoder, todos: [Todo]) {
    self.todos = todos
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TodoTableViewController needs its to-dos") }

  override var lines: [String] { todos.map(\.title) }

  @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?) -> TodoDetailViewController? {
    guard let row = tableView.indexPathForSelectedRow?.row else { return nil }
    lastOpened = todos[row]
    onOpen?(todos[row])
    opened = TodoDetailViewController(coder: coder, todo: todos[row])
    return opened
  }

  override class var selectors: [NamedMethod] {
    [.segueAction("makeDetail:sender:", TodoTableViewController.makeDetail)]
  }
}

final class TodoDetailViewController: UIViewController {
  @Outlet var label: UILabel!
  private let todo: Todo
  private(set) var lastShown: Todo?

  init?(coder: NSCoder, todo: Todo) {
    self.todo = todo
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TodoDetailViewController needs its to-do") }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = todo.title
    lastShown = todo
  }

  func isShowing(_ other: Todo) -> Bool { other == todo }
}

func makeTodoTable(todos: [Todo]) -> TodoTableViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  return storyboard.instantiateViewController(identifier: "TodoTable") { coder in
    TodoTableViewController(coder: coder, todos: todos)
  }
}
