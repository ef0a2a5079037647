// Each call waits for the one before it, in a chain of tasks.

import LocatorSupport

nonisolated protocol TodoStore: Sendable {
  var name: String { get }
  func add(_ title: String) async
  func titles() async -> [String]
}

actor DiskTodoStore: TodoStore {
  nonisolated let name: String
  private let disk: Disk
  private var last: Task<Void, Never>?

  init(disk: Disk, name: String = "Disk") {
    self.disk = disk
    self.name = name
  }

  func add(_ title: String) async {
    let task = Task.detached { [last, disk] in
      await last?.value
      let titles = disk.read()
      disk.write(titles + [title])
    }
    last = task
    await task.value
  }

  func titles() async -> [String] {
    await last?.value
    return disk.read()
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
