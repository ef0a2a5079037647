// The heading may be optional, since the view model works without one. The repository may not.

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
  private let heading: String?

  init(repository: any FolderRepository, heading: String? = nil) {
    self.repository = repository
    self.heading = heading
  }

  var title: String { "\(heading ?? "Folders") (\(names.count))" }

  var names: [String] {
    repository.folders().map(\.name)
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(repository: repository)
}
