// 1.1 HardWired
//
// You pass a repository to the function that creates the view model. But the view model shows the
// server's folders, and even a test of it sends requests.
//
// To do: let the view model show the folders of the repository you pass.
// Seam:  makeFolderViewModel(repository:), and `names` and `title` of the FolderViewModel that it
//        returns. The tests use these, so keep them.

import BadWaySupport

final class ServerFolderRepository: FolderRepository {
  private let network = Network()

  func folders() -> [Folder] {
    network.get("/folders").map { Folder(name: $0) }
  }
}

final class FolderViewModel {
  private let repository = ServerFolderRepository()
  private let count = FolderCount()

  var title: String { "Folders (\(count.value))" }

  var names: [String] {
    repository.folders().map(\.name)
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel()
}

struct FolderCount {
  private let repository = ServerFolderRepository()

  var value: Int { repository.folders().count }
}
