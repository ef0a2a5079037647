// 4.5 SegueAction
//
// A tap on a row starts a segue. The storyboard creates the next screen, and prepare(for:) sets its
// to-do. Last week, a designer renamed the segue. Since then, every to-do screen is empty.
//
// To do: create the screen in the segue action, with the tapped to-do, and leave no work for
//        prepare(for:).
// Seam:  makeTodoTable(todos:), the names of the classes, and the segue action that the storyboard
//        names, makeDetail(_:sender:). Keep it in `selectors`, too; an app has no such list.

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
    nil
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
