// Rejected by: a double of the store can be an actor

import Foundation
import LocatorSupport

nonisolated protocol TodoStore: Sendable {
  var name: String { get }
  func add(_ title: String)
  func titles() -> [String]
}

nonisolated final class DiskTodoStore: TodoStore {
  let name = "Disk"
  private let disk: Disk
  private let lock = NSLock()

  init(disk: Disk) { self.disk = disk }

  func add(_ title: String) {
    lock.withLock { disk.write(disk.read() + [title]) }
  }

  func titles() -> [String] { lock.withLock { disk.read() } }
}

actor Importer {
  private let store: any TodoStore

  init(store: any TodoStore) { self.store = store }

  func run(_ titles: [String]) async -> String {
    for title in titles { store.add(title) }
    return "\(titles.count) new in \(store.name)"
  }
}

final class AddViewModel {
  private(set) var status = ""
  private let store: any TodoStore

  init(store: any TodoStore) { self.store = store }

  func save(_ title: String) async {
    let count = await Task.detached { [store] in
      store.add(title)
      return store.titles().count
    }.value
    status = "\(count) in \(store.name)"
  }
}

func makeApp(disk: Disk) -> (viewModel: AddViewModel, importer: Importer) {
  let store = DiskTodoStore(disk: disk)
  return (AddViewModel(store: store), Importer(store: store))
}
