// Rejected by: a screen that was covered during a load shows its to-dos
// The screen starts with Home each time it appears, whichever folder the user chose.

import CircularDependenciesSupport
import UIKit

final class TodoScreen: UIViewController {
  @Outlet var label: UILabel!
  private let repository: any TodoRepository
  private var task: Task<Void, Never>?

  init?(coder: NSCoder, repository: any TodoRepository) {
    self.repository = repository
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("TodoScreen needs init(coder:repository:).") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    show(.home)
  }

  func show(_ folder: Folder) {
    title = folder.name
    label.text = "Loading…"
    task?.cancel()
    task = Task { [weak self, repository] in
      let text: String
      do {
        let todos = try await repository.todos(in: folder)
        text = todos.isEmpty ? "Nothing to do" : todos.joined(separator: ", ")
      } catch {
        text = error.localizedDescription
      }
      if Task.isCancelled { return }
      self?.label.text = text
    }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { task?.cancel() }
  }

  deinit { task?.cancel() }
}

func makeTodoScreen(repository: any TodoRepository) -> TodoScreen {
  let storyboard = UIStoryboard(name: "Todos", bundle: nil)
  return storyboard.instantiateViewController(identifier: "Todos") { coder in
    TodoScreen(coder: coder, repository: repository)
  }
}
