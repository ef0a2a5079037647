// 1.1 HardWired
//
// The view model takes its repository as an initializer parameter and passes it on to the count.
// So one caller chooses for both, and neither depends on a server.

import BadWaySupport

final class ServerFolderRepository: FolderRepository {
  private let network: Network

  init(network: Network) {
    self.network = network
  }

  func folders() -> [Folder] {
    network.get("/folders").map { Folder(name: $0) }
  }
}

struct FolderCount {
  let repository: any FolderRepository

  var value: Int { repository.folders().count }
}

final class FolderViewModel {
  private let repository: any FolderRepository
  private let count: FolderCount

  init(repository: any FolderRepository) {
    self.repository = repository
    count = FolderCount(repository: repository)
  }

  var title: String { "Folders (\(count.value))" }

  var names: [String] {
    repository.folders().map(\.name)
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(repository: repository)
}
