// The importer is generic; the view model takes functions, and knows no store.

import LocatorSupport

nonisolated protocol TodoStore: Sendable {
  var name: String { get }
  func add(_ title: String) async
  func titles() async -> [String]
}

actor DiskTodoStore: TodoStore {
  let name = "Disk"
  private let disk: Disk

  init(disk: Disk) { self.disk = disk }

  func add(_ title: String) async {
    let titles = disk.read()
    disk.write(titles + [title])
  }

  func titles() async -> [String] { disk.read() }
}

actor Importer<Store: TodoStore> {
  private let store: Store

  init(store: Store) { self.store = store }

  func run(_ titles: [String]) async -> String {
    for title in titles { await store.add(title) }
    return "\(titles.count) new in \(store.name)"
  }
}

final class AddViewModel {
  private(set) var status = ""
  private let add: (String) async -> String

  init(add: @escaping (String) async -> String) { self.add = add }

  func save(_ title: String) async {
    status = await add(title)
  }
}

func makeApp(disk: Disk) -> (viewModel: AddViewModel, importer: Importer<DiskTodoStore>) {
  let store = DiskTodoStore(disk: disk)
  return (
    AddViewModel { title in
      await store.add(title)
      return "\(await store.titles().count) in \(store.name)"
    }, Importer(store: store)
  )
}
