// Rejected by: a late answer doesn't replace the newer folder's to-dos
// The next task waits until the canceled one has ended.

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
    let previous = loading
    previous?.cancel()
    title = folder.name
    label.text = "Loading…"
    loading = Task { [weak self, repository] in
      await previous?.value
      let text: String
      do {
        let todos = try await repository.todos(in: folder)
        text = todos.isEmpty ? "Nothing to do" : todos.joined(separator: ", ")
      } catch {
        text = error.localizedDescription
      }
      // The repository may have ignored the cancellation.
      if Task.isCancelled { return }
      self?.label.text = text
    }
  }
}

func makeTodoScreen(repository: any TodoRepository) -> TodoScreen {
  let storyboard = UIStoryboard(name: "Todos", bundle: nil)
  return storyboard.instantiateViewController(identifier: "Todos") { coder in
    TodoScreen(coder: coder, repository: repository)
  }
}
