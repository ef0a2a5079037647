// The initializer is generic, and still requires a repository.

import BadWaySupport

final class FolderViewModel {
  private let repository: any FolderRepository

  init(of repository: some FolderRepository) {
    self.repository = repository
  }

  var names: [String] {
    repository.folders().map(\.name)
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(of: repository)
}
