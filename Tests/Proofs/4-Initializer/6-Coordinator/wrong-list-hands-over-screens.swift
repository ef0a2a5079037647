// Rejected by: the list reports taps and passes no screen
// The list creates the screens, from a storyboard that it reads itself, and passes them on.

import InitializerSupport
import UIKit

final class TodosViewController: LinesViewController {
  private let manager: TodoManager
  private let onShow: (UIViewController) -> Void
  private let onSave: () -> Void

  init?(
    coder: NSCoder, manager: TodoManager, onShow: @escaping (UIViewController) -> Void,
    onSave: @escaping () -> Void
  ) {
    self.manager = manager
    self.onShow = onShow
    self.onSave = onSave
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TodosViewController needs its manager") }

  override var lines: [String] { manager.todos.map(\.title) }

  override func tapped(line: Int) {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let card = storyboard.instantiateViewController(identifier: "TodoCard") { [manager] coder in
      TodoCardViewController(coder: coder, todo: manager.todos[line])
    }
    onShow(card)
  }

  @IBAction func add(_ sender: UIBarButtonItem) {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let new = storyboard.instantiateViewController(identifier: "NewTodo") {
      [manager, onSave] coder in
      NewTodoViewController(coder: coder) { title in
        manager.add(Todo(title: title))
        onSave()
      }
    }
    onShow(new)
  }

  override class var selectors: [NamedMethod] { [.action("add:", TodosViewController.add)] }
}

final class TodoCoordinator {
  let navigationController = UINavigationController()
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)
  private let manager: TodoManager

  init(manager: TodoManager) { self.manager = manager }

  func start() {
    let list = storyboard.instantiateViewController(identifier: "Todos") {
      [manager, weak navigationController] coder in
      TodosViewController(
        coder: coder, manager: manager,
        onShow: { navigationController?.pushViewController($0, animated: true) },
        onSave: { navigationController?.popViewController(animated: true) })
    }
    navigationController.setViewControllers([list], animated: false)
  }
}
