// Rejected by: the names come from the repository that you pass
// Names are sorted, and equal ones are shown once.

import BadWaySupport

final class FolderViewModel {
  private let repository: any FolderRepository

  init(repository: any FolderRepository) {
    self.repository = repository
  }

  var names: [String] {
    Set(repository.folders().map(\.name)).sorted()
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(repository: repository)
}
