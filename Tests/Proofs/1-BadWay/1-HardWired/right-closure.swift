// A function is a dependency as well: the view model asks for the folders alone.

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
