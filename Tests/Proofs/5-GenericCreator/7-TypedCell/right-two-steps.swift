// One function finds the cell, and another one fills it. The rows are values of an enum.

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
    let cell = find(type, for: indexPath)
    cell.configure(with: model)
    return cell
  }

  private func find<Cell: ConfigurableCell>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell {
    guard let cell = dequeueReusableCell(withIdentifier: "\(type)", for: indexPath) as? Cell else {
      preconditionFailure("The storyboard's cell \(type) is of another class.")
    }
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
  private enum Row {
    case todo(Todo)
    case summary([Todo])
  }

  private let rows: [Row]

  init?(coder: NSCoder, todos: [Todo]) {
    rows = todos.map(Row.todo) + [.summary(todos)]
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("TodosScreen needs init(coder:todos:).") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch rows[indexPath.row] {
    case .todo(let todo): tableView.dequeue(TodoCell.self, for: indexPath, with: todo)
    case .summary(let todos): tableView.dequeue(SummaryCell.self, for: indexPath, with: todos)
    }
  }
}

func makeTodoList(todos: [Todo]) -> UITableViewController {
  let storyboard = UIStoryboard(name: "Todos", bundle: nil)
  return storyboard.instantiateViewController(identifier: "Todos") { coder in
    TodosScreen(coder: coder, todos: todos)
  }
}
