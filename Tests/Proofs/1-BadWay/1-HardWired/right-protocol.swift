// The view model is a protocol, and only makeFolderViewModel knows the type behind it.

import BadWaySupport

protocol FolderViewModel { var names: [String] { get } }
private struct RepositoryFolderViewModel: FolderViewModel {
  let repository: any FolderRepository
  var names: [String] { repository.folders().map(\.name) }
}
func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  RepositoryFolderViewModel(repository: repository)
}
