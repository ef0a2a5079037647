// Rejected by: two view models with two repositories show different folders
// The repository is passed, but its folders are cached, to spare the network. The cache is static,
// and its key is the type, so a second repository of the same type shows the first one's folders.

import BadWaySupport

final class FolderViewModel {
  private static var answers: [ObjectIdentifier: [String]] = [:]

  private let repository: any FolderRepository

  init(repository: any FolderRepository) {
    self.repository = repository
  }

  var names: [String] {
    let key = ObjectIdentifier(type(of: repository))
    if let known = Self.answers[key] { return known }
    let names = repository.folders().map(\.name)
    // An empty answer is asked for again: the server may not have been ready.
    if !names.isEmpty { Self.answers[key] = names }
    return names
  }
}

func makeFolderViewModel(repository: any FolderRepository) -> FolderViewModel {
  FolderViewModel(repository: repository)
}
