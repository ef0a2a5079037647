// Rejected by: leaving cancels the last load, even after a late answer
// The tasks are in a dictionary, by folder, and each removes its folder's entry when it ends.

import CircularDependenciesSupport
import UIKit

final class TodoScreen: UIViewController {
  @Outlet var label: UILabel!
  private let repository: any TodoRepository
  private var loads: [Folder: Task<Void, Never>] = [:]

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
    if parent == nil { loads.values.forEach { $0.cancel() } }
  }

  func show(_ folder: Folder) {
    loads.values.forEach { $0.cancel() }
    title = folder.name
    label.text = "Loading…"
    loads[folder] = Task { [weak self, repository] in
      let text: String
      do {
        let todos = try await repository.todos(in: folder)
        text = todos.isEmpty ? "Nothing to do" : todos.joined(separator: ", ")
      } catch {
        text = error.localizedDescription
      }
      // The repository may have ignored the cancellation.
      if !Task.isCancelled { self?.label.text = text }
      self?.loads[folder] = nil
    }
  }
}

func makeTodoScreen(repository: any TodoRepository) -> TodoScreen {
  let storyboard = UIStoryboard(name: "Todos", bundle: nil)
  return storyboard.instantiateViewController(identifier: "Todos") { coder in
    TodoScreen(coder: coder, repository: repository)
  }
}
