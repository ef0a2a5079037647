// A global actor of its own isolates a class, as the main actor did. It is before each function,
// too, because of https://github.com/swiftlang/swift/issues/86944.

import LocatorSupport

nonisolated protocol TodoStore: Sendable {
  var name: String { get }
  func add(_ title: String) async
  func titles() async -> [String]
}

@globalActor
actor DiskActor {
  static let shared = DiskActor()
}

@DiskActor
final class DiskTodoStore: TodoStore {
  nonisolated let name = "Disk"
  private let disk: Disk

  nonisolated init(disk: Disk) { self.disk = disk }

  @DiskActor func add(_ title: String) async {
    disk.write(disk.read() + [title])
  }

  @DiskActor func titles() async -> [String] { disk.read() }
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
