// Rejected by: the last row shows how many of your to-dos are done
// Without to-dos, the last row keeps the storyboard's text.

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
    guard let cell = dequeueReusableCell(withIdentifier: "\(type)", for: indexPath) as? Cell else {
      fatalError("The storyboard has no \(type) under that name.")
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
    if !todos.isEmpty { label.text = "\(todos.count { $0.isDone }) of \(todos.count) done" }
  }
}

final class TodosScreen: UITableViewController {
  private let todos: [Todo]

  init?(coder: NSCoder, todos: [Todo]) {
    self.todos = todos
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("use init(coder:todos:)") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    todos.count + 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    todos.indices.contains(indexPath.row)
      ? tableView.dequeue(TodoCell.self, for: indexPath, with: todos[indexPath.row])
      : tableView.dequeue(SummaryCell.self, for: indexPath, with: todos)
  }
}

func makeTodoList(todos: [Todo]) -> UITableViewController {
  UIStoryboard(name: "Todos", bundle: nil).instantiateViewController(identifier: "Todos") {
    TodosScreen(coder: $0, todos: todos)
  }
}
