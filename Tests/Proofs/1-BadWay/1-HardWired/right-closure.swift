// A function is a dependency, too: the view model and its count take one that returns folders.

import BadWaySupport

struct FolderCount {
  let folders: () -> [Folder]

  var value: Int { folders().count }
}

final class FolderViewModel {
  private let folders: () -> [Folder]
  private let count: FolderCount

  init(folders: @escaping () -> [Folder]) {
    self.folders = folders
    count = FolderCount(folders: folders)
  }

  var title: String { "Folders (\(count.value))" }

  var names: [String] {
    folders().map(\.name)
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(folders: repository.folders)
}
