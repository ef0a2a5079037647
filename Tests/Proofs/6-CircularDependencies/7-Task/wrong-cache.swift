// Rejected by: each choice of a folder starts one load
// The screen keeps old answers, and doesn't request a folder again.

import CircularDependenciesSupport
import UIKit

final class TodoScreen: UIViewController {
  @Outlet var label: UILabel!
  private let repository: any TodoRepository
  private var task: Task<Void, Never>?
  private var prefetched: [Folder: [String]] = [:]

  init?(coder: NSCoder, repository: any TodoRepository) {
    self.repository = repository
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("TodoScreen needs init(coder:repository:).") }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(.home)
  }

  func show(_ folder: Folder) {
    title = folder.name
    label.text = "Loading…"
    if let todos = prefetched[folder] {
      task?.cancel()
      label.text = todos.isEmpty ? "Nothing to do" : todos.joined(separator: ", ")
      return
    }
    task?.cancel()
    task = Task { [weak self, repository] in
      do {
        let todos = try await repository.todos(in: folder)
        guard !Task.isCancelled else { return }
        self?.prefetched[folder] = todos
        self?.label.text = todos.isEmpty ? "Nothing to do" : todos.joined(separator: ", ")
      } catch {
        guard !Task.isCancelled else { return }
        self?.label.text = error.localizedDescription
      }
    }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { task?.cancel() }
  }
}

func makeTodoScreen(repository: any TodoRepository) -> TodoScreen {
  let storyboard = UIStoryboard(name: "Todos", bundle: nil)
  return storyboard.instantiateViewController(identifier: "Todos") { coder in
    TodoScreen(coder: coder, repository: repository)
  }
}
