// Rejected by: each choice of a folder starts one load
// The screen requests all folders when it opens, whether or not the user chooses one.

import CircularDependenciesSupport
import UIKit

final class TodoScreen: UIViewController {
  @Outlet var label: UILabel!
  private let repository: any TodoRepository
  private var task: Task<Void, Never>?
  private var others: [Task<Void, Never>] = []

  init?(coder: NSCoder, repository: any TodoRepository) {
    self.repository = repository
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("TodoScreen needs init(coder:repository:).") }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(.home)
    others = Folder.all.dropFirst().map { folder in
      Task { [repository] in _ = try? await repository.todos(in: folder) }
    }
  }

  func show(_ folder: Folder) {
    title = folder.name
    label.text = "Loading…"
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
    if parent == nil { ([task].compactMap(\.self) + others).forEach { $0.cancel() } }
  }
}

func makeTodoScreen(repository: any TodoRepository) -> TodoScreen {
  let storyboard = UIStoryboard(name: "Todos", bundle: nil)
  return storyboard.instantiateViewController(identifier: "Todos") { coder in
    TodoScreen(coder: coder, repository: repository)
  }
}
