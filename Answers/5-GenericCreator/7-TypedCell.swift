// 5.7 TypedCell
//
// Each cell declares its model in configure(with:), and the one function that dequeues the cell
// requires that model. The cell sets all of its content, even nil values, since the cell may have
// shown another row before.

import GenericCreatorSupport
import UIKit

protocol ConfigurableCell: UITableViewCell {
  associatedtype Model
  func configure(with model: Model)
}

extension UITableView {
  func dequeue<Cell: ConfigurableCell>(
    _ type: Cell.Type, for indexPath: IndexPath, with model: Cell.Model
  ) -> Cell {
    let found = dequeueReusableCell(withIdentifier: "\(type)", for: indexPath)
    guard let cell = found as? Cell else {
      fatalError("The cell “\(type)” should be of the class of that name, and is \(found).")
    }
    cell.configure(with: model)
    return cell
  }
}

final class TodoCell: UITableViewCell, ConfigurableCell {
  @Outlet var titleLabel: UILabel!
  @Outlet var noteLabel: UILabel!
  @Outlet var photoView: UIImageView!

  func configure(with todo: Todo) {
    titleLabel.text = todo.title
    noteLabel.text = todo.note
    photoView.image = todo.photo
    accessoryType = todo.isDone ? .checkmark : .none
  }
}

final class SummaryCell: UITableViewCell, ConfigurableCell {
  @Outlet var label: UILabel!

  func configure(with todos: [Todo]) {
    label.text = "\(todos.count { $0.isDone }) of \(todos.count) done"
  }
}

final class TodosScreen: UITableViewController {
  private let todos: [Todo]

  init?(coder: NSCoder, todos: [Todo]) {
    self.todos = todos
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("TodosScreen needs init(coder:todos:).") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    todos.count + 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    indexPath.row < todos.count
      ? tableView.dequeue(TodoCell.self, for: indexPath, with: todos[indexPath.row])
      : tableView.dequeue(SummaryCell.self, for: indexPath, with: todos)
  }
}

func makeTodoList(todos: [Todo]) -> UITableViewController {
  let storyboard = UIStoryboard(name: "Todos", bundle: nil)
  return storyboard.instantiateViewController(identifier: "Todos") { coder in
    TodosScreen(coder: coder, todos: todos)
  }
}
