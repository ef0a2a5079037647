// The initializer without parameters is marked unavailable, so no code can use it.

import BadWaySupport

final class FolderViewModel {
  private let repository: any FolderRepository
  @available(*, unavailable, message: "Hand in a repository.")
  init() { fatalError() }
  init(repository: any FolderRepository) { self.repository = repository }
  var title: String { "Folders (\(names.count))" }
  var names: [String] { repository.folders().map(\.name) }
}
func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(repository: repository)
}
