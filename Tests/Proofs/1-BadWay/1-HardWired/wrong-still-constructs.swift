// Rejected by: the names come from the repository that you pass
// A protocol and an initializer were added, but the view model still creates its own repository.

import BadWaySupport

final class ServerFolderRepository: FolderRepository {
  private let network = Network()

  func folders() -> [Folder] {
    network.get("/folders").map { Folder(name: $0) }
  }
}

final class FolderViewModel {
  private let repository: any FolderRepository

  init(repository: any FolderRepository) {
    self.repository = ServerFolderRepository()
  }

  var names: [String] {
    repository.folders().map(\.name)
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(repository: repository)
}
