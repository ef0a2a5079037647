// Rejected by: with an empty repository, the view model shows no folders
// If a repository has no folders, the view model shows the server's.

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
    let folders = repository.folders()
    let shown = folders.isEmpty ? ServerFolderRepository(network: Network()).folders() : folders
    return shown.map(\.name)
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(repository: repository)
}
