// A logger, a weak delegate that no code sets, and a method that compares sides.

import CircularDependenciesSupport

protocol Selection: AnyObject { var folder: Folder { get set } }
protocol TodoList: AnyObject {
  func append(_ todo: String, to folder: Folder)
  func count(in folder: Folder) -> Int
}

final class Document: Selection, TodoList {
  var folder = Folder.home
  private var todos: [Folder: [String]] = [:]
  func append(_ todo: String, to folder: Folder) { todos[folder, default: []].append(todo) }
  func count(in folder: Folder) -> Int { todos[folder, default: []].count }
}

func logged<T>(_ value: T, _ text: String = "made") -> T { value }

final class FolderSide {
  private let document: any Selection & TodoList
  weak var delegate: AnyObject?
  init(document: any Selection & TodoList) { self.document = document }
  func select(_ folder: Folder) { document.folder = folder }
  var rows: [String] { Folder.all.map { "\($0.name): \(document.count(in: $0))" } }
  func counts(_ other: TodoSide) -> Bool { other.shares(document) }
}

final class TodoSide {
  private let selection: any Selection
  private let list: any TodoList
  init(selection: any Selection, list: any TodoList) {
    self.selection = selection
    self.list = list
  }
  var title: String { selection.folder.name }
  func add(_ todo: String) { list.append(todo, to: selection.folder) }
  func count(in folder: Folder) -> Int { list.count(in: folder) }
  func shares(_ object: AnyObject) -> Bool { list === object }
}

func makeSides() -> (folders: FolderSide, todos: TodoSide) {
  let document = logged(Document())
  return (logged(FolderSide(document: document)), TodoSide(selection: document, list: document))
}
