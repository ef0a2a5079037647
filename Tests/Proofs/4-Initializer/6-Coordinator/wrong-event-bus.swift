// Rejected by: two coordinators share nothing
// The list takes an event bus for its reports, and all coordinators subscribe to the same bus.

import InitializerSupport
import UIKit

/// Carries what was tapped from the screens to the code that decides what follows.
final class TodoEvents {
  static let shared = TodoEvents()

  private var subscribers: [(Event) -> Void] = []

  enum Event {
    case selected(Todo)
    case add
  }

  func subscribe(_ subscriber: @escaping (Event) -> Void) {
    subscribers.append(subscriber)
  }

  func send(_ event: Event) {
    for subscriber in subscribers { subscriber(event) }
  }
}

final class TodosViewController: LinesViewController {
  private let manager: TodoManager
  private let events: TodoEvents

  init?(coder: NSCoder, manager: TodoManager, events: TodoEvents) {
    self.manager = manager
    self.events = events
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("TodosViewController needs its manager and events")
  }

  override var lines: [String] { manager.todos.map(\.title) }

  override func tapped(line: Int) {
    events.send(.selected(manager.todos[line]))
  }

  @IBAction func add(_ sender: UIBarButtonItem) {
    events.send(.add)
  }

  override class var selectors: [NamedMethod] { [.action("add:", TodosViewController.add)] }
}

final class TodoCoordinator {
  let navigationController = UINavigationController()
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)
  private let manager: TodoManager

  init(manager: TodoManager) {
    self.manager = manager
    TodoEvents.shared.subscribe { [weak self] event in
      switch event {
      case .selected(let todo): self?.showCard(of: todo)
      case .add: self?.showNewTodo()
      }
    }
  }

  func start() {
    let list = storyboard.instantiateViewController(identifier: "Todos") { [manager] coder in
      TodosViewController(coder: coder, manager: manager, events: .shared)
    }
    navigationController.setViewControllers([list], animated: false)
  }

  private func showCard(of todo: Todo) {
    let card = storyboard.instantiateViewController(identifier: "TodoCard") { coder in
      TodoCardViewController(coder: coder, todo: todo)
    }
    navigationController.pushViewController(card, animated: true)
  }

  private func showNewTodo() {
    let new = storyboard.instantiateViewController(identifier: "NewTodo") { coder in
      NewTodoViewController(coder: coder) { [weak self] title in self?.save(title) }
    }
    navigationController.pushViewController(new, animated: true)
  }

  private func save(_ title: String) {
    manager.add(Todo(title: title))
    navigationController.popToRootViewController(animated: true)
  }
}
