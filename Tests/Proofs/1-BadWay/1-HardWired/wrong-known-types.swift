// Rejected by: a repository of any type will do
// Only the fake type from the tests is used. For every other type, the server is asked.

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
