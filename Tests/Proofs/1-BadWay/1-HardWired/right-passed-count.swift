// The function that creates the view model also creates its count. The server's repository still
// creates its own network, since no test uses it.

import BadWaySupport

final class ServerFolderRepository: FolderRepository {
  private let network = Network()

  func folders() -> [Folder] {
    network.get("/folders").map { Folder(name: $0) }
  }
}

struct FolderCount {
  let repository: any FolderRepository

  var value: Int { repository.folders().count }
}

final class FolderViewModel {
  private let repository: any FolderRepository
  private let count: FolderCount

  init(repository: any FolderRepository, count: FolderCount) {
    self.repository = repository
    self.count = count
  }

  var title: String { "Folders (\(count.value))" }

  var names: [String] {
    repository.folders().map(\.name)
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(repository: repository, count: FolderCount(repository: repository))
}
