/// A source of folders.
public protocol FolderRepository {
  func folders() -> [Folder]
}

/// A test double that returns the folders from its initializer, without a server.
public struct FixedFolderRepository: FolderRepository {
  private let names: [String]

  public init(_ names: String...) {
    self.names = names
  }

  public func folders() -> [Folder] {
    names.map { Folder(name: $0) }
  }
}
