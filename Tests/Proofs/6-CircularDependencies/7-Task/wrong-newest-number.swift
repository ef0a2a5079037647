// Rejected by: choosing another folder cancels only the previous load
// A number shows which answers are old. The label ignores them, but their requests continue.

import CircularDependenciesSupport
import UIKit

final class TodoScreen: UIViewController {
  @Outlet var label: UILabel!
  private let repository: any TodoRepository
  private var loading: [Task<Void, Never>] = []

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
    guard parent == nil else { return }
    for task in loading { task.cancel() }
  }

  func show(_ folder: Folder) {
    let number = loading.count + 1
    title = folder.name
    label.text = "Loading…"
    let task = Task { [weak self, repository] in
      let text: String
      do {
        let todos = try await repository.todos(in: folder)
        text = todos.isEmpty ? "Nothing to do" : todos.joined(separator: ", ")
      } catch {
        text = error.localizedDescription
      }
      guard let self, number == loading.count, !Task.isCancelled else { return }
      label.text = text
    }
    loading.append(task)
  }
}

func makeTodoScreen(repository: any TodoRepository) -> TodoScreen {
  let storyboard = UIStoryboard(name: "Todos", bundle: nil)
  return storyboard.instantiateViewController(identifier: "Todos") { coder in
    TodoScreen(coder: coder, repository: repository)
  }
}
