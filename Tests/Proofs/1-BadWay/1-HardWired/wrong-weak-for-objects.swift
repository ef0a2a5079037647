// Rejected by: the view model keeps its repository alive
// The view model doesn't own its repository: it stores a value, but only a weak reference to an
// object, to avoid retain cycles. If no other code holds the object, it's deallocated immediately,
// and no folder appears.

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
