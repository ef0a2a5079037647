// A lock guards the variable, so the promise is true.

import Foundation
import LocatorSupport

nonisolated protocol TodoStore: Sendable {
  var name: String { get }
  func add(_ title: String) async
  func titles() async -> [String]
}

/// Unchecked: `lock` guards `known`, which is the only variable.
nonisolated final class DiskTodoStore: TodoStore, @unchecked Sendable {
  let name = "Disk"
  private let disk: Disk
  private let lock = NSLock()
  private var known: [String] = []

  init(disk: Disk) {
    self.disk = disk
    known = disk.read()
  }

  @concurrent func add(_ title: String) async {
    lock.withLock {
      known.append(title)
      disk.write(known)
    }
  }

  @concurrent func titles() async -> [String] { lock.withLock { known } }
}

actor Importer {
  private let store: any TodoStore

  init(store: any TodoStore) { self.store = store }

  func run(_ titles: [String]) async -> String {
    for title in titles { await store.add(title) }
    return "\(titles.count) new in \(store.name)"
  }
}

final class AddViewModel {
  private(set) var status = ""
  private let store: any TodoStore

  init(store: any TodoStore) { self.store = store }

  func save(_ title: String) async {
    await store.add(title)
    status = "\(await store.titles().count) in \(store.name)"
  }
}

func makeApp(disk: Disk) -> (viewModel: AddViewModel, importer: Importer) {
  let store = DiskTodoStore(disk: disk)
  return (AddViewModel(store: store), Importer(store: store))
}
