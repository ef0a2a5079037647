// 1.1 HardWired
//
// The view model creates its own repository, and the repository creates its own network. The types
// are separate, but you can't show other folders or test the view model without a server.
//
// To do: let the view model show the folders of the repository you pass.
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
