// Rejected by: nothing is asked of the network
// The names come from the repository that was passed, but the old one is kept and still asked.

import BadWaySupport

final class FolderViewModel {
  private let repository: any FolderRepository
  private let network = Network()

  init(repository: any FolderRepository) {
    self.repository = repository
  }

  var names: [String] {
    _ = network.get("/folders")
    return repository.folders().map(\.name)
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(repository: repository)
}
