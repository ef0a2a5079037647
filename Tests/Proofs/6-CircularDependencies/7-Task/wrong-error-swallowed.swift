// Rejected by: when a load fails, the screen shows the error
// The task is right, but an error still becomes an empty folder.

import CircularDependenciesSupport
import UIKit

final class TodoScreen: UIViewController {
  @Outlet var label: UILabel!
  private let repository: any TodoRepository
  private var loading: Task<Void, Never>?

  init?(coder: NSCoder, repository: any TodoRepository) {
    self.repository = repository
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("TodoScreen needs init(coder:repository:).") }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(.home)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { loading?.cancel() }
  }

  func show(_ folder: Folder) {
    loading?.cancel()
    title = folder.name
    label.text = "Loading…"
    loading = Task { [weak self, repository] in
      let todos = (try? await repository.todos(in: folder)) ?? []
      // What was called on the way may have ignored that it was cancelled.
      if Task.isCancelled { return }
      self?.label.text = todos.isEmpty ? "Nothing to do" : todos.joined(separator: ", ")
    }
  }
}

func makeTodoScreen(repository: any TodoRepository) -> TodoScreen {
  let storyboard = UIStoryboard(name: "Todos", bundle: nil)
  return storyboard.instantiateViewController(identifier: "Todos") { coder in
    TodoScreen(coder: coder, repository: repository)
  }
}
