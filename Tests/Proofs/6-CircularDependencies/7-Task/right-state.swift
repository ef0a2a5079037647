// The screen has a state, which sets the label.

import CircularDependenciesSupport
import UIKit

final class TodoScreen: UIViewController {
  @Outlet var label: UILabel!
  private let repository: any TodoRepository
  private var loading: Task<Void, Never>?

  private enum State {
    case loading, loaded([String]), failed(any Error)
  }

  private var state = State.loading {
    didSet {
      switch state {
      case .loading: label.text = "Loading…"
      case .loaded(let todos) where todos.isEmpty: label.text = "Nothing to do"
      case .loaded(let todos): label.text = todos.joined(separator: ", ")
      case .failed(let error): label.text = "\(error)"
      }
    }
  }

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
    state = .loading
    loading = Task { [weak self, repository] in
      let state = await Self.state(of: folder, from: repository)
      if !Task.isCancelled { self?.state = state }
    }
  }

  private static func state(of folder: Folder, from repository: any TodoRepository) async -> State {
    do {
      return .loaded(try await repository.todos(in: folder))
    } catch {
      return .failed(error)
    }
  }
}

func makeTodoScreen(repository: any TodoRepository) -> TodoScreen {
  let storyboard = UIStoryboard(name: "Todos", bundle: nil)
  return storyboard.instantiateViewController(identifier: "Todos") { coder in
    TodoScreen(coder: coder, repository: repository)
  }
}
