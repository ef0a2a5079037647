// Only this file can use the initializer, and it asks for what the view model needs.

import BadWaySupport

final class FolderViewModel {
  private let repository: any FolderRepository

  fileprivate init(_ repository: any FolderRepository) {
    self.repository = repository
  }

  lazy var names: [String] = repository.folders().map(\.name)
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(repository)
}
