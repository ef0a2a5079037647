/// A folder of to-dos, as the app shows it.
public struct Folder: Equatable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

/// The source of a list of folders.
///
/// Other types don't depend on where the folders come from.
public protocol FolderRepository {
  /// The name of the list.
  var title: String { get }

  func folders() -> [Folder]
}

/// The folders that every user can copy, such as “Moving house”.
public struct CatalogFolders: FolderRepository {
  public let title = "Catalog"
  private let network: Network

  public init(network: Network) {
    self.network = network
  }

  public func folders() -> [Folder] {
    network.get("/catalog").map { Folder(name: $0) }
  }
}

/// The folders that you marked with a star.
public struct FavouriteFolders: FolderRepository {
  public let title = "Favourites"
  private let network: Network

  public init(network: Network) {
    self.network = network
  }

  public func folders() -> [Folder] {
    network.get("/favourites").map { Folder(name: $0) }
  }
}

/// A test double that returns the folders from its initializer, without a network.
public struct FixedFolders: FolderRepository {
  public let title: String
  private let names: [String]

  public init(_ title: String, _ names: String...) {
    self.title = title
    self.names = names
  }

  public func folders() -> [Folder] {
    names.map { Folder(name: $0) }
  }
}
