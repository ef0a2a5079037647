// Rejected by: the compiler rejects a view model without a repository
// The view model takes a function, but also works without one.

import BadWaySupport

final class FolderViewModel {
  private let folders: (() -> [Folder])?

  init(folders: (() -> [Folder])?) {
    self.folders = folders
  }

  var names: [String] {
    (folders?() ?? []).map(\.name)
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(folders: repository.folders)
}
