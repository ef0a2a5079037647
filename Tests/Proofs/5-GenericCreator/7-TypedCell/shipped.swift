// 5.7 TypedCell
//
// Rows show a note, a photo or a checkmark of another row. Two people's lists, side by side, show
// the same to-dos. And dequeue(_:for:with:) accepts any class and any model.
//
// To do: let dequeue(_:for:with:) return a cell of the class that the caller passes, with the
//        model's content. A class or a model that doesn't fit must not compile. No row shows
//        anything of another row, and no list anything of another list.
// Seam:  the names and argument labels that the file has already, and those in Todos.storyboard,
//        where each cell's identifier is the name of its class. In the tests, a TodoCell shows a
//        Todo, a SummaryCell shows a [Todo], and new cells conform to ConfigurableCell.

import GenericCreatorSupport
import UIKit

final class TodoManager {
  static let shared = TodoManager()
  var todos: [Todo] = []
}

protocol ConfigurableCell {
  func configure(with model: Any)
}

extension UITableView {
  func dequeue(_ type: Any.Type, for indexPath: IndexPath, with model: Any) -> UITableViewCell {
    // swift-format-ignore: NeverForceUnwrap
    let cell = dequeueReusableCell(withIdentifier: "TodoCell", for: indexPath) as! TodoCell
    cell.configure(with: model)
    return cell
  }
}

final class TodoCell: UITableViewCell, ConfigurableCell {
  @Outlet var titleLabel: UILabel!
  @Outlet var noteLabel: UILabel!
  @Outlet var photoView: UIImageView!

  func configure(with model: Any) {
    guard let todo = model as? Todo else { return }
    titleLabel.text = todo.title
    if let note = todo.note { noteLabel.text = note }
    if let photo = todo.photo { photoView.image = photo }
    if todo.isDone { accessoryType = .checkmark }
  }
}

final class SummaryCell: UITableViewCell, ConfigurableCell {
  @Outlet var label: UILabel!

  func configure(with model: Any) {
    let todos = TodoManager.shared.todos
    label.text = "\(todos.count { $0.isDone }) of \(todos.count) done"
  }
}

final class TodosScreen: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    TodoManager.shared.todos.count + 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath.row < TodoManager.shared.todos.count {
      let todo = TodoManager.shared.todos[indexPath.row]
      return tableView.dequeue(TodoCell.self, for: indexPath, with: todo)
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "SummaryCell") as? SummaryCell
    cell?.configure(with: ())
    return cell ?? UITableViewCell()
  }
}

func makeTodoList(todos: [Todo]) -> UITableViewController {
  TodoManager.shared.todos = todos
  let storyboard = UIStoryboard(name: "Todos", bundle: nil)
  return storyboard.instantiateViewController(identifier: "Todos") { TodosScreen(coder: $0) }
}
