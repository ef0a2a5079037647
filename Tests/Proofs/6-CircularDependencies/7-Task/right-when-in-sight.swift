// The screen loads while it's visible: it cancels when it disappears, and loads again when it
// appears without its to-dos.

import CircularDependenciesSupport
import UIKit

final class TodoScreen: UIViewController {
  @Outlet var label: UILabel!
  private let repository: any TodoRepository
  private var loading: Task<Void, Never>?
  private var folder = Folder.home
  private var hasLoaded = false

  init?(coder: NSCoder, repository: any TodoRepository) {
    self.repository = repository
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("TodoScreen needs init(coder:repository:).") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasLoaded { show(folder) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    loading?.cancel()
  }

  func show(_ folder: Folder) {
    loading?.cancel()
    self.folder = folder
    hasLoaded = false
    title = folder.name
    label.text = "Loading…"
    loading = Task { [weak self, repository] in
      let text: String
      do {
        let todos = try await repository.todos(in: folder)
        text = todos.isEmpty ? "Nothing to do" : todos.joined(separator: ", ")
      } catch {
        text = error.localizedDescription
      }
      // What was called on the way may have ignored that it was cancelled.
      if Task.isCancelled { return }
      self?.label.text = text
      self?.hasLoaded = true
    }
  }
}

func makeTodoScreen(repository: any TodoRepository) -> TodoScreen {
  let storyboard = UIStoryboard(name: "Todos", bundle: nil)
  return storyboard.instantiateViewController(identifier: "Todos") { coder in
    TodoScreen(coder: coder, repository: repository)
  }
}
