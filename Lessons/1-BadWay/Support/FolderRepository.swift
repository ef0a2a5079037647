/// Knows where folders come from, so that other code need not.
public protocol FolderRepository {
  func folders() -> [Folder]
}

/// A fake: it answers with the names that it was made with, and asks no server.
public struct FixedFolderRepository: FolderRepository {
  private let names: [String]

  public init(_ names: String...) {
    self.names = names
  }

  public func folders() -> [Folder] {
    names.map { Folder(name: $0) }
  }
}
