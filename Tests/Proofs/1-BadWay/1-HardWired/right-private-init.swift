// Only this file can use the initializer, which requires the view model's dependency.

import BadWaySupport

final class FolderViewModel {
  private let repository: any FolderRepository

  fileprivate init(_ repository: any FolderRepository) {
    self.repository = repository
  }

  var title: String { "Folders (\(names.count))" }
  var names: [String] { repository.folders().map(\.name) }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(repository)
}
