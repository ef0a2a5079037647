// Rejected by: the compiler rejects a view model without a repository
// A default argument is the same hard-wired dependency, one line higher.

import BadWaySupport

final class ServerFolderRepository: FolderRepository {
  private let network = Network()

  func folders() -> [Folder] {
    network.get("/folders").map { Folder(name: $0) }
  }
}

final class FolderViewModel {
  private let repository: any FolderRepository

  init(repository: any FolderRepository = ServerFolderRepository()) {
    self.repository = repository
  }

  var names: [String] {
    repository.folders().map(\.name)
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(repository: repository)
}
