// Rejected by: two lists side by side each show their own to-dos
// A global dictionary caches the summary by the number of to-dos.

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
    let name = "\(type)"
    guard let cell = dequeueReusableCell(withIdentifier: name, for: indexPath) as? Cell else {
      fatalError("The cell “\(name)” isn't a \(name).")
    }
    cell.configure(with: model)
    return cell
  }
}

final class TodoCell: UITableViewCell, ConfigurableCell {
  @Outlet var titleLabel: UILabel!
  @Outlet var noteLabel: UILabel!
  @Outlet var photoView: UIImageView!

  func configure(with model: Todo) {
    titleLabel.text = model.title
    noteLabel.text = model.note
    photoView.image = model.photo
    accessoryType = model.isDone ? .checkmark : .none
  }
}

private var summaries: [Int: String] = [:]

final class SummaryCell: UITableViewCell, ConfigurableCell {
  @Outlet var label: UILabel!

  func configure(with model: [Todo]) {
    let text = summaries[model.count] ?? "\(model.count { $0.isDone }) of \(model.count) done"
    summaries[model.count] = text
    label.text = text
  }
}

final class TodosScreen: UITableViewController {
  private let todos: [Todo]

  init?(coder: NSCoder, todos: [Todo]) {
    self.todos = todos
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("use init(coder:todos:)") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    todos.count + 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath.row < todos.count {
      return tableView.dequeue(TodoCell.self, for: indexPath, with: todos[indexPath.row])
    }
    return tableView.dequeue(SummaryCell.self, for: indexPath, with: todos)
  }
}

func makeTodoList(todos: [Todo]) -> UITableViewController {
  UIStoryboard(name: "Todos", bundle: nil).instantiateViewController(identifier: "Todos") {
    TodosScreen(coder: $0, todos: todos)
  }
}
