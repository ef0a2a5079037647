// A lock around reading and writing, and @concurrent, so that the main actor isn't used.

import LocatorSupport
import Synchronization

nonisolated protocol TodoStore: Sendable {
  var name: String { get }
  func add(_ title: String) async
  func titles() async -> [String]
}

nonisolated final class DiskTodoStore: TodoStore {
  let name = "Disk"
  private let disk: Mutex<Disk>

  init(disk: Disk) { self.disk = Mutex(disk) }

  @concurrent
  func add(_ title: String) async {
    disk.withLock { $0.write($0.read() + [title]) }
  }

  @concurrent
  func titles() async -> [String] {
    disk.withLock { $0.read() }
  }
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
