// Rejected by: two view models with two repositories show different folders
// The repository is stored in a global: the second one replaces the first while it is in use.

import BadWaySupport

var currentRepository: (any FolderRepository)?

final class FolderViewModel {
  fileprivate init() {}

  var names: [String] {
    currentRepository?.folders().map(\.name) ?? []
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  currentRepository = repository
  return FolderViewModel()
}
