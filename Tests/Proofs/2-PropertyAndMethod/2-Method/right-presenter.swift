// A method takes another manager, and doesn't keep it.

import PropertyAndMethodSupport
import UIKit

private final class Presenter {
  private let source: TodoManager
  private var token: Subscription?

  init(source: TodoManager, output: @escaping ([Todo]) -> Void) {
    self.source = source
    token = source.subscribe(output)
    output(source.todos)
  }

  var todos: [Todo] { source.todos }
}

final class TodoListViewController: UIViewController {
  @Outlet var label: UILabel!
  private var presenter: Presenter?

  func inject(manager: TodoManager) {
    presenter = nil
    presenter = Presenter(source: manager) { [weak self] todos in
      self?.render(todos)
    }
  }

  var isEmpty: Bool { presenter?.todos.isEmpty ?? true }

  func moveTodo(_ index: Int, into manager: TodoManager, count: Int = 1) -> Bool {
    guard let todo = presenter?.todos.dropFirst(index).first else { return false }
    manager.add(todo)
    return true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    render(presenter?.todos ?? [])
  }

  private func render(_ todos: [Todo]) {
    guard let label = viewIfLoaded.flatMap({ _ in label }) else { return }
    label.text = todos.map(\.title).joined(separator: ", ")
  }
}
