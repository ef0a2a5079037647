// Rejected by: after the coordinator is deallocated, taps neither crash nor create screens
// The unowned reference crashes if the coordinator is deallocated before the list.

import InitializerSupport
import UIKit

@MainActor protocol TodosDelegate: AnyObject {
  func didSelect(_ todo: Todo)
  func didAdd()
}

final class TodosViewController: LinesViewController {
  private let manager: TodoManager
  private unowned let delegate: any TodosDelegate

  init?(coder: NSCoder, manager: TodoManager, delegate: any TodosDelegate) {
    self.manager = manager
    self.delegate = delegate
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TodosViewController needs its manager") }

  override var lines: [String] { manager.todos.map(\.title) }

  override func tapped(line: Int) { delegate.didSelect(manager.todos[line]) }

  @IBAction func add(_ sender: UIBarButtonItem) { delegate.didAdd() }

  override class var selectors: [NamedMethod] { [.action("add:", TodosViewController.add)] }
}

final class TodoCoordinator: TodosDelegate {
  let navigationController = UINavigationController()
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)
  private let manager: TodoManager

  init(manager: TodoManager) { self.manager = manager }

  func start() {
    let list = storyboard.instantiateViewController(identifier: "Todos") { [manager] coder in
      TodosViewController(coder: coder, manager: manager, delegate: self)
    }
    navigationController.setViewControllers([list], animated: false)
  }

  func didSelect(_ todo: Todo) {
    let card = storyboard.instantiateViewController(identifier: "TodoCard") { coder in
      TodoCardViewController(coder: coder, todo: todo)
    }
    navigationController.pushViewController(card, animated: true)
  }

  func didAdd() {
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
