// The initializer is generic, and it still needs a repository each time.

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
