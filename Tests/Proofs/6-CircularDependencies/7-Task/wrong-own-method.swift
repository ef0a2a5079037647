// Rejected by: leaving deallocates the screen immediately, even during a load
// The reference is weak, but a call of the screen's own method holds the screen while it waits.

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
    loading = Task { [weak self] in
      guard let text = await self?.text(of: folder), !Task.isCancelled else { return }
      self?.label.text = text
    }
  }

  private func text(of folder: Folder) async -> String {
    do {
      let todos = try await repository.todos(in: folder)
      return todos.isEmpty ? "Nothing to do" : todos.joined(separator: ", ")
    } catch {
      return error.localizedDescription
    }
  }
}

func makeTodoScreen(repository: any TodoRepository) -> TodoScreen {
  let storyboard = UIStoryboard(name: "Todos", bundle: nil)
  return storyboard.instantiateViewController(identifier: "Todos") { coder in
    TodoScreen(coder: coder, repository: repository)
  }
}
