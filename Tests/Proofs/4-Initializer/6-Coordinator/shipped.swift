// 4.6 Coordinator
//
// Tap +, write a to-do, and tap Save: the to-do is saved, but its screen stays open.
//
// To do: let Save go back to the list. Let two colleagues use the list without changing it: in an
//        iPad's left column, and as another app's picker.
// Seam:  TodoCoordinator(manager:), its start(), its navigationController, and the list's class
//        name. The tests use them, so keep them.

import InitializerSupport
import UIKit

final class TodosViewController: LinesViewController {
  private let manager: TodoManager

  init?(coder: NSCoder, manager: TodoManager) {
    self.manager = manager
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TodosViewController needs its manager") }

  override var lines: [String] { manager.todos.map(\.title) }

  override func tapped(line: Int) {
    let todo = manager.todos[line]
    let card = storyboard?.instantiateViewController(identifier: "TodoCard") {
      TodoCardViewController(coder: $0, todo: todo)
    }
    guard let card else { return }
    navigationController?.pushViewController(card, animated: true)
  }

  @IBAction func add(_ sender: UIBarButtonItem) {
    let new = storyboard?.instantiateViewController(identifier: "NewTodo") {
      [manager] coder in
      NewTodoViewController(coder: coder) { manager.add(Todo(title: $0)) }
    }
    guard let new else { return }
    navigationController?.pushViewController(new, animated: true)
  }

  override class var selectors: [NamedMethod] { [.action("add:", TodosViewController.add)] }
}

final class TodoCoordinator {
  let navigationController = UINavigationController()
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)
  private let manager: TodoManager

  init(manager: TodoManager) { self.manager = manager }

  func start() {
    let list = storyboard.instantiateViewController(identifier: "Todos") {
      [manager] coder in
      TodosViewController(coder: coder, manager: manager)
    }
    navigationController.setViewControllers([list], animated: false)
  }
}
