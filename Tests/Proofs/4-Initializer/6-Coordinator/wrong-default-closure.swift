// Rejected by: lists and coordinators require all their dependencies
// One of the callbacks has a default that does nothing, so a caller can forget it.

import InitializerSupport
import UIKit

final class TodosViewController: LinesViewController {
  private let manager: TodoManager
  private let onSelect: (Todo) -> Void
  private let onAdd: () -> Void

  init?(
    coder: NSCoder, manager: TodoManager, onSelect: @escaping (Todo) -> Void,
    onAdd: @escaping () -> Void = {}
  ) {
    self.manager = manager
    self.onSelect = onSelect
    self.onAdd = onAdd
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TodosViewController needs its manager") }

  override var lines: [String] { manager.todos.map(\.title) }

  override func tapped(line: Int) { onSelect(manager.todos[line]) }

  @IBAction func add(_ sender: UIBarButtonItem) { onAdd() }

  override class var selectors: [NamedMethod] { [.action("add:", TodosViewController.add)] }
}

final class TodoCoordinator {
  let navigationController = UINavigationController()
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)
  private let manager: TodoManager

  init(manager: TodoManager) { self.manager = manager }

  func start() {
    let list = storyboard.instantiateViewController(identifier: "Todos") { [manager] coder in
      TodosViewController(
        coder: coder, manager: manager, onSelect: { [weak self] in self?.open($0) },
        onAdd: { [weak self] in self?.writeNew() })
    }
    navigationController.setViewControllers([list], animated: false)
  }

  private func open(_ todo: Todo) {
    let card = storyboard.instantiateViewController(identifier: "TodoCard") { coder in
      TodoCardViewController(coder: coder, todo: todo)
    }
    navigationController.pushViewController(card, animated: true)
  }

  private func writeNew() {
    let new = storyboard.instantiateViewController(identifier: "NewTodo") { coder in
      NewTodoViewController(coder: coder) { [weak self] in self?.save($0) }
    }
    navigationController.pushViewController(new, animated: true)
  }

  private func save(_ title: String) {
    manager.add(Todo(title: title))
    navigationController.popViewController(animated: true)
  }
}
