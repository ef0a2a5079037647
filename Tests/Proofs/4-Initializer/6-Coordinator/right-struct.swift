// The coordinator is a struct, and one callback reports every event of the list to another struct,
// which holds the navigation controller weakly.

import InitializerSupport
import UIKit

final class TodosViewController: LinesViewController {
  enum Event {
    case selected(Todo)
    case adding
  }

  private let titles: () -> [Todo]
  private let report: (Event) -> Void

  init?(todos: @escaping () -> [Todo], coder: NSCoder, report: @escaping (Event) -> Void) {
    titles = todos
    self.report = report
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TodosViewController needs somebody to report to") }

  override var lines: [String] { titles().map(\.title) }

  override func tapped(line: Int) { report(.selected(titles()[line])) }

  @IBAction func add(_ sender: UIBarButtonItem) { report(.adding) }

  override class var selectors: [NamedMethod] { [.action("add:", TodosViewController.add)] }
}

struct TodoCoordinator {
  let manager: TodoManager
  let navigationController = UINavigationController()

  init(manager: TodoManager) {
    self.manager = manager
  }

  func start() {
    let flow = TodoFlow(manager: manager, navigationController: navigationController)
    let list = flow.storyboard.instantiateViewController(identifier: "Todos") { [manager] in
      TodosViewController(todos: { manager.todos }, coder: $0, report: flow.handle)
    }
    navigationController.viewControllers = [list]
  }
}

private struct TodoFlow {
  let manager: TodoManager
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  weak var navigationController: UINavigationController?

  func handle(_ event: TodosViewController.Event) {
    switch event {
    case .selected(let todo):
      push("TodoCard") { TodoCardViewController(coder: $0, todo: todo) }
    case .adding:
      push("NewTodo") { coder in
        NewTodoViewController(coder: coder) { title in
          manager.add(Todo(title: title))
          navigationController?.popToRootViewController(animated: true)
        }
      }
    }
  }

  private func push<Screen: UIViewController>(
    _ name: String, _ make: @escaping (NSCoder) -> Screen?
  ) {
    let screen = storyboard.instantiateViewController(identifier: name, creator: make)
    navigationController?.pushViewController(screen, animated: true)
  }
}
