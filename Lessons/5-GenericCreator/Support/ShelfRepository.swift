/// An item that a shelf shows in a row.
public protocol ShelfItem {
  /// The row's text.
  var text: String { get }
}

/// The source of a shelf's items, which all have one type.
public protocol ShelfRepository {
  associatedtype Item: ShelfItem

  /// The name of the list.
  var title: String { get }

  func items() -> [Item]
}

extension Folder: ShelfItem {
  public var text: String { name }
}

extension CatalogFolders: ShelfRepository {
  public func items() -> [Folder] { folders() }
}

/// A to-do that's done, with its number in the archive.
public struct ArchivedTodo: ShelfItem {
  public let number: Int
  public let text: String

  public init(number: Int, text: String) {
    self.number = number
    self.text = text
  }
}

/// The to-dos that are done.
public struct ArchivedTodos: ShelfRepository {
  public let title = "Archive"
  private let network: Network

  public init(network: Network) {
    self.network = network
  }

  public func items() -> [ArchivedTodo] {
    network.get("/archive").enumerated().map { ArchivedTodo(number: $0, text: $1) }
  }
}
