// Rejected by: the names come from the repository that you pass
// The names are right at first. A task then replaces them with the server's.

import BadWaySupport

final class FolderViewModel {
  private let repository: any FolderRepository
  private(set) var names: [String]

  init(repository: any FolderRepository) {
    self.repository = repository
    names = repository.folders().map(\.name)
    Task { self.names = Network().get("/folders") }
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(repository: repository)
}
