// Another object keeps the task, and passes on only results that are still wanted.

import CircularDependenciesSupport
import UIKit

final class TodoLoader {
  private let repository: any TodoRepository
  private var task: Task<Void, Never>?

  init(repository: any TodoRepository) { self.repository = repository }

  func load(_ folder: Folder, then show: @escaping (Result<[String], any Error>) -> Void) {
    cancel()
    task = Task { [repository] in
      let result: Result<[String], any Error>
      do {
        result = .success(try await repository.todos(in: folder))
      } catch {
        result = .failure(error)
      }
      if !Task.isCancelled { show(result) }
    }
  }

  func cancel() { task?.cancel() }
}

final class TodoScreen: UIViewController {
  @Outlet var label: UILabel!
  private let loader: TodoLoader

  init?(coder: NSCoder, repository: any TodoRepository) {
    loader = TodoLoader(repository: repository)
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("TodoScreen needs init(coder:repository:).") }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(.home)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { loader.cancel() }
  }

  func show(_ folder: Folder) {
    title = folder.name
    label.text = "Loading…"
    loader.load(folder) { [weak self] result in
      switch result {
      case .success(let todos) where todos.isEmpty: self?.label.text = "Nothing to do"
      case .success(let todos): self?.label.text = todos.joined(separator: ", ")
      case .failure(let error): self?.label.text = error.localizedDescription
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
