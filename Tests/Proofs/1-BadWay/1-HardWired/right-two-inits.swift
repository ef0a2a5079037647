// There are two initializers, and both require the view model's dependency.

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

private struct AskingRepository: FolderRepository {
  let ask: () -> [Folder]

  func folders() -> [Folder] { ask() }
}

final class FolderViewModel {
  private let repository: any FolderRepository

  init(repository: any FolderRepository) {
    self.repository = repository
  }

  convenience init(folders: @escaping () -> [Folder]) {
    self.init(repository: AskingRepository(ask: folders))
  }

  var title: String { "Folders (\(names.count))" }

  var names: [String] {
    repository.folders().map(\.name)
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(repository: repository)
}
