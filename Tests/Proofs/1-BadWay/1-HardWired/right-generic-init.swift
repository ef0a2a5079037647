// The initializer and the count are generic, and still require a repository.

import BadWaySupport

struct FolderCount<Repository: FolderRepository> {
  let repository: Repository

  var value: Int { repository.folders().count }
}

final class FolderViewModel {
  private let repository: any FolderRepository
  private let count: () -> Int

  init(of repository: some FolderRepository) {
    self.repository = repository
    let count = FolderCount(repository: repository)
    self.count = { count.value }
  }

  var title: String { "Folders (\(count()))" }

  var names: [String] {
    repository.folders().map(\.name)
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(of: repository)
}
