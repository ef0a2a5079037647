// Rejected by: the network gets no requests
// The names come from the repository that is passed, but the old one still exists and sends
// requests.

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
