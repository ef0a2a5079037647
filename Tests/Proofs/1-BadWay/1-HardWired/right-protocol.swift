// The view model and its count are protocols; only makeFolderViewModel uses the conforming types.

import BadWaySupport

protocol FolderViewModel {
  var names: [String] { get }
  var title: String { get }
}
protocol Counting { var value: Int { get } }
private struct RepositoryCount: Counting {
  let repository: any FolderRepository
  var value: Int { repository.folders().count }
}
private struct RepositoryFolderViewModel: FolderViewModel {
  let repository: any FolderRepository
  let count: any Counting
  var title: String { "Folders (\(count.value))" }
  var names: [String] { repository.folders().map(\.name) }
}
func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  RepositoryFolderViewModel(
    repository: repository, count: RepositoryCount(repository: repository))
}
