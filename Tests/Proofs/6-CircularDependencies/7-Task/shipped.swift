// 6.7 Task
//
// Go back before the answer comes, and the screen stays in memory. Choose another folder, and the
// older answer may come last. And when the server is down, the screen says “Nothing to do”.
//
// To do: let the screen show the to-dos, or the error, of the folder that the user chose last. When
//        the user leaves, the screen is deallocated immediately, and its load is canceled.
// Seam:  makeTodoScreen(repository:), which begins with Home, and the screen's show(_:) and label.
//        The tests use these, so keep them, and the texts “Loading…” and “Nothing to do”. After an
//        error, the label shows its localizedDescription. Keep the storyboard's screen.

import CircularDependenciesSupport
import UIKit

final class TodoScreen: UIViewController {
  @Outlet var label: UILabel!
  private let repository: any TodoRepository

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
    Task { self.display(await load(folder)) }
  }

  private func load(_ folder: Folder) async -> [String] {
    (try? await repository.todos(in: folder)) ?? []
  }

  private func display(_ todos: [String]) {
    label.text = todos.isEmpty ? "Nothing to do" : todos.joined(separator: ", ")
  }
}

func makeTodoScreen(repository: any TodoRepository) -> TodoScreen {
  let storyboard = UIStoryboard(name: "Todos", bundle: nil)
  return storyboard.instantiateViewController(identifier: "Todos") { coder in
    TodoScreen(coder: coder, repository: repository)
  }
}
