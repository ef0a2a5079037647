// Rejected by: the compiler rejects a view model without a repository
// The view model can show several repositories, one below the other, and takes any number of them.
// A variadic parameter also accepts no argument, so FolderViewModel() still compiles.

import BadWaySupport

final class FolderViewModel {
  private let repositories: [any FolderRepository]

  init(_ repositories: any FolderRepository...) {
    self.repositories = repositories
  }

  var names: [String] {
    repositories.flatMap { $0.folders() }.map(\.name)
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(repository)
}
