// A function is a dependency, too: the view model takes only a function that returns folders.

import BadWaySupport

final class FolderViewModel {
  private let folders: () -> [Folder]

  init(folders: @escaping () -> [Folder]) {
    self.folders = folders
  }

  var names: [String] {
    folders().map(\.name)
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(folders: repository.folders)
}
