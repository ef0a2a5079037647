// The view model is a protocol, and what fulfils it is known to the seam alone.

import BadWaySupport

protocol FolderViewModel { var names: [String] { get } }
private struct RepositoryFolderViewModel: FolderViewModel {
  let repository: any FolderRepository
  var names: [String] { repository.folders().map(\.name) }
}
func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  RepositoryFolderViewModel(repository: repository)
}
