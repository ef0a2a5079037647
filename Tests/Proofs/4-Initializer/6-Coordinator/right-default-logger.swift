// The list reads to-dos with a closure, and a closure with a default logs.

import InitializerSupport
import UIKit

final class TodosViewController: LinesViewController {
  private let todos: () -> [Todo]
  private let onSelect: (Todo) -> Void
  private let onAdd: () -> Void
  private let log: (String) -> Void

  init?(
    coder: NSCoder, todos: @escaping () -> [Todo], onSelect: @escaping (Todo) -> Void,
    onAdd: @escaping () -> Void, log: @escaping (String) -> Void = { _ in }
  ) {
    self.todos = todos
    self.log = log
    self.onSelect = onSelect
    self.onAdd = onAdd
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TodosViewController needs its manager") }

  override var lines: [String] { todos().map(\.title) }

  override func tapped(line: Int) {
    let todo = todos()[line]
    log(todo.title)
    onSelect(todo)
  }

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
        coder: coder, todos: { manager.todos }, onSelect: { [weak self] in self?.open($0) },
        onAdd: { [weak self] in self?.write() })
    }
    navigationController.setViewControllers([list], animated: false)
  }

  private func open(_ todo: Todo) {
    let card = storyboard.instantiateViewController(identifier: "TodoCard") { coder in
      TodoCardViewController(coder: coder, todo: todo)
    }
    navigationController.pushViewController(card, animated: true)
  }

  private func write() {
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
