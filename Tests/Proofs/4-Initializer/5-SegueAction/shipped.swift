// 4.5 SegueAction
//
// Since last Tuesday, every to-do opens as “Nothing”, whichever row you tap.
//
// To do: let a tap on a row open that row's to-do.
// Seam:  makeTodoTable(todos:), the names of the classes, the table's initializer,
//        makeDetail(_:sender:), and `selectors`, where the storyboard finds methods by their names
//        (in an app, UIKit needs no such list). The tests use them, so keep them.

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
    TodoDetailViewController(coder: coder)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showDetail",
      let detail = segue.destination as? TodoDetailViewController,
      let row = tableView.indexPathForSelectedRow?.row
    else { return }
    detail.todo = todos[row]
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
