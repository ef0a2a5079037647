// The view model is a struct, and its memberwise initializer requires the repository.

import BadWaySupport

struct FolderViewModel {
  let repository: any FolderRepository

  var title: String { "Folders (\(names.count))" }
  var names: [String] { repository.folders().map(\.name) }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(repository: repository)
}
