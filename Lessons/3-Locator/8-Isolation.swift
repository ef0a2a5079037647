// 3.8 Isolation
//
// The app freezes while it imports to-dos: for each of them, it reads and writes the disk on the
// main actor, although no line says so.
//
// To do: keep the disk off the main actor. When imports and saves overlap, lose no to-do. Let code
//        on any actor hold a TodoStore (it's Sendable) and read its `name` without await.
// Seam:  makeApp(disk:); run(_:) of its importer; save(_:) and `status` of its view model, which
//        stays on the main actor; TodoStore's three members. Disk, in Support, stays as it is.

import LocatorSupport

protocol TodoStore: Sendable {
  var name: String { get }
  func add(_ title: String) async
  func titles() async -> [String]
}

final class DiskTodoStore: TodoStore {
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
    return "\(titles.count) new in \(await store.name)"
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
