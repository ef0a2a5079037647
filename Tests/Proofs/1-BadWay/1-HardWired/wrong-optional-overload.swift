// Rejected by: the compiler rejects a view model without a repository
// Next to the strict initializer, there's one for callers without a repository.

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

final class FolderViewModel {
  private let repository: any FolderRepository

  init(repository: any FolderRepository) {
    self.repository = repository
  }

  convenience init(repository: (any FolderRepository)?) {
    self.init(repository: repository ?? ServerFolderRepository(network: Network()))
  }

  var names: [String] {
    repository.folders().map(\.name)
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(repository: repository)
}
