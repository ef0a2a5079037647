// Rejected by: leaving deallocates the screen immediately, even during a load
// The first load is right. Each later load holds the screen while it waits.

import CircularDependenciesSupport
import UIKit

final class TodoScreen: UIViewController {
  @Outlet var label: UILabel!
  private let repository: any TodoRepository
  private var task: Task<Void, Never>?
  private var isFirst = true

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
    guard isFirst else { return again(folder) }
    isFirst = false
    task?.cancel()
    task = Task { [weak self, repository] in
      do {
        let todos = try await repository.todos(in: folder)
        guard !Task.isCancelled else { return }
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

  private func again(_ folder: Folder) {
    task?.cancel()
    task = Task {
      do {
        let todos = try await repository.todos(in: folder)
        guard !Task.isCancelled else { return }
        label.text = todos.isEmpty ? "Nothing to do" : todos.joined(separator: ", ")
      } catch {
        guard !Task.isCancelled else { return }
        label.text = error.localizedDescription
      }
    }
  }
}

func makeTodoScreen(repository: any TodoRepository) -> TodoScreen {
  let storyboard = UIStoryboard(name: "Todos", bundle: nil)
  return storyboard.instantiateViewController(identifier: "Todos") { coder in
    TodoScreen(coder: coder, repository: repository)
  }
}
