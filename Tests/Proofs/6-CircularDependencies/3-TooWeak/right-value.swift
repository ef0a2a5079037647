// The left half is a value; the right half reads the left half's selection through a weak
// reference.

import CircularDependenciesSupport

private final class Selection { var folder = Folder.home }
struct FolderHalf {
  private let selection: Selection
  let todos: TodoHalf
  fileprivate init() {
    let selection = Selection()
    self.selection = selection
    todos = TodoHalf { [weak selection] in selection?.folder }
  }
  func select(_ folder: Folder) { selection.folder = folder }
  var rows: [String] { Folder.all.map { "\($0.name): \(todos.count(in: $0))" } }
}
final class TodoHalf {
  private let selected: () -> Folder?
  private var todos: [Folder: [String]] = [:]
  fileprivate init(selected: @escaping () -> Folder?) { self.selected = selected }
  var title: String { selected()?.name ?? "" }
  func add(_ todo: String) {
    if let folder = selected() { todos[folder, default: []].append(todo) }
  }
  func count(in folder: Folder) -> Int { todos[folder]?.count ?? 0 }
}
func makeLeftHalf() -> FolderHalf { FolderHalf() }
