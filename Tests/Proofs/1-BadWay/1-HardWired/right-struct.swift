// A value will do, and its memberwise initializer asks for the repository by itself.

import BadWaySupport

struct FolderViewModel {
  let repository: any FolderRepository

  var names: [String] { repository.folders().map(\.name) }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(repository: repository)
}
