// The events are declared in the coordinator, but whoever creates the list chooses who gets them.

import InitializerSupport
import UIKit

final class TodosViewController: LinesViewController {
  private let manager: TodoManager
  private let report: (TodoCoordinator.Event) -> Void

  init?(coder: NSCoder, manager: TodoManager, report: @escaping (TodoCoordinator.Event) -> Void) {
    self.manager = manager
    self.report = report
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TodosViewController needs a manager and report") }

  override var lines: [String] { manager.todos.map { $0.title } }

  override func tapped(line: Int) {
    let todo = manager.todos[line]
    report(.tapped(todo))
  }

  @IBAction func add(_ sender: UIBarButtonItem) { report(.tappedAdd) }

  override class var selectors: [NamedMethod] { [.action("add:", TodosViewController.add)] }
}

final class TodoCoordinator {
  enum Event {
    case tapped(Todo)
    case tappedAdd
  }

  let navigationController = UINavigationController()

  private let manager: TodoManager
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)

  init(manager: TodoManager) {
    self.manager = manager
  }

  func start() {
    navigationController.setViewControllers([makeList()], animated: false)
  }

  private func handle(_ event: Event) {
    switch event {
    case .tapped(let todo):
      navigationController.pushViewController(makeCard(todo), animated: true)
    case .tappedAdd:
      navigationController.pushViewController(makeNewTodo(), animated: true)
    }
  }

  private func saved(_ title: String) {
    manager.add(.init(title: title))
    let list = navigationController.viewControllers.first { $0 is TodosViewController }
    guard let list else { return }
    navigationController.popToViewController(list, animated: true)
  }

  // MARK: Making

  private func makeList() -> TodosViewController {
    storyboard.instantiateViewController(identifier: "Todos") { coder in
      TodosViewController(coder: coder, manager: self.manager) { [weak self] in self?.handle($0) }
    }
  }

  private func makeCard(_ todo: Todo) -> TodoCardViewController {
    storyboard.instantiateViewController(identifier: "TodoCard") { coder in
      TodoCardViewController(coder: coder, todo: todo)
    }
  }

  private func makeNewTodo() -> NewTodoViewController {
    storyboard.instantiateViewController(identifier: "NewTodo") { coder in
      NewTodoViewController(coder: coder, onSave: { [weak self] in self?.saved($0) })
    }
  }
}
