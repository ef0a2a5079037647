public import Foundation

/// A single to-do.
public struct Todo: Equatable, Sendable {
  public let title: String
  /// The moment at which the to-do becomes overdue.
  public let due: Date?

  public init(title: String, due: Date? = nil) {
    self.title = title
    self.due = due
  }

  /// Returns whether the to-do is overdue at `now`.
  public func isLate(at now: Date) -> Bool {
    guard let due else { return false }
    return due <= now
  }
}

/// A person who uses the app.
public nonisolated struct User: Equatable, Sendable {
  /// The id of the account: two people can have the same name.
  public let id: String
  public let name: String

  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
