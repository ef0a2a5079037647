// A protocol whose functions also take the reporting screen, as delegates do.

import InitializerSupport
import UIKit

@MainActor protocol TodosFlow: AnyObject {
  func open(_ todo: Todo, from screen: UIViewController)
  func write(from screen: UIViewController)
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

  override func tapped(line: Int) { flow?.open(manager.todos[line], from: self) }

  @IBAction func add(_ sender: UIBarButtonItem) { flow?.write(from: self) }

  override class var selectors: [NamedMethod] { [.action("add:", TodosViewController.add)] }
}

final class TodoCoordinator: TodosFlow {
  let navigationController = UINavigationController()
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)
  private let manager: TodoManager

  init(manager: TodoManager) { self.manager = manager }

  func start() {
    let list = storyboard.instantiateViewController(identifier: "Todos") { [manager] coder in
      TodosViewController(coder: coder, manager: manager, flow: self)
    }
    navigationController.setViewControllers([list], animated: false)
  }

  func open(_ todo: Todo, from screen: UIViewController) {
    let card = storyboard.instantiateViewController(identifier: "TodoCard") { coder in
      TodoCardViewController(coder: coder, todo: todo)
    }
    navigationController.pushViewController(card, animated: true)
  }

  func write(from screen: UIViewController) {
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
