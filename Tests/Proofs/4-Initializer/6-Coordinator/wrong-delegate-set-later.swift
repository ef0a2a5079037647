// Rejected by: the compiler rejects a list that can't report taps
// A weak delegate is set after the list was created, which is property injection again.

import InitializerSupport
import UIKit

protocol TodosViewControllerDelegate: AnyObject {
  func show(_ todo: Todo)
  func add()
}

final class TodosViewController: LinesViewController {
  private let manager: TodoManager
  weak var delegate: (any TodosViewControllerDelegate)?

  init?(coder: NSCoder, manager: TodoManager) {
    self.manager = manager
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TodosViewController needs its manager") }

  override var lines: [String] { manager.todos.map(\.title) }

  override func tapped(line: Int) { delegate?.show(manager.todos[line]) }

  @IBAction func add(_ sender: UIBarButtonItem) { delegate?.add() }

  override class var selectors: [NamedMethod] { [.action("add:", TodosViewController.add)] }
}

final class TodoCoordinator: TodosViewControllerDelegate {
  let navigationController = UINavigationController()
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)
  private let manager: TodoManager

  init(manager: TodoManager) { self.manager = manager }

  func start() {
    let list = storyboard.instantiateViewController(identifier: "Todos") { [manager] coder in
      TodosViewController(coder: coder, manager: manager)
    }
    list.delegate = self
    navigationController.setViewControllers([list], animated: false)
  }

  func show(_ todo: Todo) {
    let card = storyboard.instantiateViewController(identifier: "TodoCard") { coder in
      TodoCardViewController(coder: coder, todo: todo)
    }
    navigationController.pushViewController(card, animated: true)
  }

  func add() {
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
