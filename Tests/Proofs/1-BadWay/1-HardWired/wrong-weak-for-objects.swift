// Rejected by: a repository that only the view model holds shows its folders, too
// The view model does not own its repository: it keeps a value, and refers weakly to an object,
// against cycles. A repository object that no other code holds is gone at once, and no folder
// shows.

import BadWaySupport

final class FolderViewModel {
  private let folders: () -> [Folder]

  init(repository: any FolderRepository) {
    if type(of: repository) is AnyClass {
      let object = repository as AnyObject
      folders = { [weak object] in
        (object as? any FolderRepository)?.folders() ?? []
      }
    } else {
      folders = { repository.folders() }
    }
  }

  var names: [String] {
    folders().map(\.name)
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(repository: repository)
}
