public import Foundation

/// A folder of to-dos, as the app shows it.
public struct Folder: Equatable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

/// A single to-do.
public struct Todo: Equatable, Identifiable, Sendable {
  public let id: UUID
  public let title: String
  /// The folder that the to-do was added to, if any.
  public let folder: Folder?
  /// The moment at which the to-do becomes overdue.
  public let due: Date?

  public init(id: UUID = UUID(), title: String, folder: Folder? = nil, due: Date? = nil) {
    self.id = id
    self.title = title
    self.folder = folder
    self.due = due
  }
}
