// The coordinator stores what it opened, and finds its list.

import InitializerSupport
import UIKit

final class TodosViewController: LinesViewController {
  private let manager: TodoManager
  private let onSelect: (Todo) -> Void
  private let onAdd: () -> Void

  init?(
    coder: NSCoder, manager: TodoManager, onSelect: @escaping (Todo) -> Void,
    onAdd: @escaping () -> Void
  ) {
    self.manager = manager
    self.onSelect = onSelect
    self.onAdd = onAdd
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TodosViewController needs its manager") }

  override var lines: [String] { manager.todos.map(\.title) }

  override func tapped(line: Int) { onSelect(manager.todos[line]) }

  @IBAction func add(_ sender: UIBarButtonItem) { onAdd() }

  override class var selectors: [NamedMethod] { [.action("add:", TodosViewController.add)] }
}

final class TodoCoordinator {
  let navigationController = UINavigationController()
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)
  private let manager: TodoManager
  private(set) weak var current: UIViewController?
  private(set) var opened: [Todo] = []
  var onSave: ((Todo) -> Void)?
  var list: TodosViewController? {
    navigationController.viewControllers.first as? TodosViewController
  }

  init(manager: TodoManager) { self.manager = manager }

  func start() {
    let list = storyboard.instantiateViewController(identifier: "Todos") { [manager] coder in
      TodosViewController(
        coder: coder, manager: manager, onSelect: { [weak self] in self?.open($0) },
        onAdd: { [weak self] in self?.write() })
    }
    navigationController.setViewControllers([list], animated: false)
  }

  private func open(_ todo: Todo) {
    let card = storyboard.instantiateViewController(identifier: "TodoCard") { coder in
      TodoCardViewController(coder: coder, todo: todo)
    }
    opened.append(todo)
    push(card)
  }

  private func write() {
    let new = storyboard.instantiateViewController(identifier: "NewTodo") { coder in
      NewTodoViewController(coder: coder) { [weak self] in self?.save($0) }
    }
    push(new)
  }

  private func push(_ screen: UIViewController) {
    current = screen
    navigationController.pushViewController(screen, animated: true)
  }

  private func save(_ title: String) {
    let todo = Todo(title: title)
    manager.add(todo)
    onSave?(todo)
    if let list { navigationController.popToViewController(list, animated: true) }
  }
}
