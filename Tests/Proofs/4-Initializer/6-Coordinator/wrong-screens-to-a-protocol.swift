// Rejected by: after the coordinator is deallocated, taps neither crash nor create screens
// The list creates the screens, and passes them to a delegate, if there is one.

import InitializerSupport
import UIKit

protocol TodosFlow: AnyObject {
  func open(_ screen: UIViewController)
  func save(_ title: String)
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

  override func tapped(line: Int) {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let todo = manager.todos[line]
    let card = storyboard.instantiateViewController(identifier: "TodoCard") { coder in
      TodoCardViewController(coder: coder, todo: todo)
    }
    flow?.open(card)
  }

  @IBAction func add(_ sender: UIBarButtonItem) {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let new = storyboard.instantiateViewController(identifier: "NewTodo") { [weak flow] coder in
      NewTodoViewController(coder: coder) { flow?.save($0) }
    }
    flow?.open(new)
  }

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

  func open(_ screen: UIViewController) {
    navigationController.pushViewController(screen, animated: true)
  }

  func save(_ title: String) {
    manager.add(Todo(title: title))
    navigationController.popViewController(animated: true)
  }
}
