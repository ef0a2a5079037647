// A base class that any object with a list can inherit from; the list holds it weakly, since the
// coordinator owns the list.

import InitializerSupport
import UIKit

@MainActor class TapReceiver {
  init() {}

  func show(_ todo: Todo) {}
  func add() {}
}

final class TodosViewController: LinesViewController {
  private let manager: TodoManager
  private weak var receiver: TapReceiver?

  init?(coder: NSCoder, manager: TodoManager, receiver: TapReceiver) {
    self.manager = manager
    self.receiver = receiver
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TodosViewController needs its manager") }

  override var lines: [String] { manager.todos.map(\.title) }

  override func tapped(line: Int) { receiver?.show(manager.todos[line]) }

  @IBAction func add(_ sender: UIBarButtonItem) { receiver?.add() }

  override class var selectors: [NamedMethod] { [.action("add:", TodosViewController.add)] }
}

final class TodoCoordinator: TapReceiver {
  let navigationController = UINavigationController()
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)
  private let manager: TodoManager

  init(manager: TodoManager) { self.manager = manager }

  func start() {
    let list = storyboard.instantiateViewController(identifier: "Todos") { coder in
      TodosViewController(coder: coder, manager: self.manager, receiver: self)
    }
    navigationController.setViewControllers([list], animated: false)
  }

  override func show(_ todo: Todo) {
    let card = storyboard.instantiateViewController(identifier: "TodoCard") { coder in
      TodoCardViewController(coder: coder, todo: todo)
    }
    navigationController.pushViewController(card, animated: true)
  }

  override func add() {
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
