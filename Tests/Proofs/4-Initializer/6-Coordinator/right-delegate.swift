// A protocol instead of closures, passed to the initializer; the reference is weak, since the
// coordinator owns the list.

import InitializerSupport
import UIKit

protocol TodosFlow: AnyObject {
  func show(_ todo: Todo)
  func add()
}

final class TodosViewController: LinesViewController {
  private let manager: TodoManager
  private weak var flow: (any TodosFlow)?

  init?(coder: NSCoder, manager: TodoManager, flow: any TodosFlow) {
    self.manager = manager
    self.flow = flow
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TodosViewController needs its manager") }

  override var lines: [String] { manager.todos.map(\.title) }

  override func tapped(line: Int) { flow?.show(manager.todos[line]) }

  @IBAction func add(_ sender: UIBarButtonItem) { flow?.add() }

  override class var selectors: [NamedMethod] { [.action("add:", TodosViewController.add)] }
}

final class TodoCoordinator: TodosFlow {
  let navigationController = UINavigationController()
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)
  private let manager: TodoManager

  init(manager: TodoManager) { self.manager = manager }

  func start() {
    let list = storyboard.instantiateViewController(identifier: "Todos") { coder in
      TodosViewController(coder: coder, manager: self.manager, flow: self)
    }
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
