// Rejected by: the compiler rejects a view model without a repository
// A caller without a repository passes nil, and the view model shows no folders, without an error.

import BadWaySupport

final class FolderViewModel {
  private let repository: (any FolderRepository)?

  init(repository: (any FolderRepository)?) {
    self.repository = repository
  }

  var names: [String] {
    (repository?.folders() ?? []).map(\.name)
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(repository: repository)
}
