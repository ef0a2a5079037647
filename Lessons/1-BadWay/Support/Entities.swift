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
  /// The moment from which on the to-do is overdue.
  public let due: Date?

  public init(id: UUID = UUID(), title: String, due: Date? = nil) {
    self.id = id
    self.title = title
    self.due = due
  }
}
