// 4.6 Coordinator
//
// The list only reports taps. The coordinator creates every screen, decides which one comes next,
// and keeps the manager that the screens share. No screen depends on another screen.

import InitializerSupport
import UIKit

final class TodosViewController: LinesViewController {
  private let manager: TodoManager
  private let onSelect: (Todo) -> Void
  private let onAdd: () -> Void

  init?(
    coder: NSCoder, manager: TodoManager, onSelect: @escaping (Todo) -> Void,
    onAdd: @escaping () -> Void
  ) {
    self.manager = manager
    self.onSelect = onSelect
    self.onAdd = onAdd
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TodosViewController needs manager and callbacks") }

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
    let list = storyboard.instantiateViewController(identifier: "Todos") { [weak self, manager] in
      TodosViewController(
        coder: $0, manager: manager, onSelect: { self?.show($0) }, onAdd: { self?.add() })
    }
    navigationController.setViewControllers([list], animated: false)
  }

  private func show(_ todo: Todo) {
    let card = storyboard.instantiateViewController(identifier: "TodoCard") { coder in
      TodoCardViewController(coder: coder, todo: todo)
    }
    navigationController.pushViewController(card, animated: true)
  }

  private func add() {
    let new = storyboard.instantiateViewController(identifier: "NewTodo") { [weak self] coder in
      NewTodoViewController(coder: coder) { self?.save($0) }
    }
    navigationController.pushViewController(new, animated: true)
  }

  private func save(_ title: String) {
    manager.add(Todo(title: title))
    navigationController.popViewController(animated: true)
  }
}
