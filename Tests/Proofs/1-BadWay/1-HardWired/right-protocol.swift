// The view model is a protocol; only makeFolderViewModel uses the type that conforms to it.

import BadWaySupport

protocol FolderViewModel { var names: [String] { get } }
private struct RepositoryFolderViewModel: FolderViewModel {
  let repository: any FolderRepository
  var names: [String] { repository.folders().map(\.name) }
}
func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  RepositoryFolderViewModel(repository: repository)
}
