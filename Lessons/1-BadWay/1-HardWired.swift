// 1.1 HardWired
//
// The view model makes its own repository, and that makes its own network. The layers are split
// up, yet still stuck together: you cannot show other folders, or test this without a server.
//
// To do: let the view model show the folders of the repository that it is handed.
// Seam:  makeFolderViewModel(repository:). The tests call it, so keep its signature.

import BadWaySupport

final class ServerFolderRepository: FolderRepository {
  private let network = Network()

  func folders() -> [Folder] {
    network.get("/folders").map { Folder(name: $0) }
  }
}

final class FolderViewModel {
  private let repository = ServerFolderRepository()

  var names: [String] {
    repository.folders().map(\.name)
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel()
}
