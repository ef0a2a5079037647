// 3.8 Isolation
//
// A value that crosses from one actor to another is Sendable, as its protocol says. The store is an
// actor, so its disk is off the main actor, and one add(_:) ends before the next one begins. (A
// class whose functions are @concurrent would leave the main actor, too, but it needs a lock.)

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
