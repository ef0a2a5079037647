/// A folder of to-dos, as the app shows it.
public struct Folder: Equatable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

/// A single to-do.
public struct Todo: Equatable, Sendable {
  public let title: String

  public init(title: String) {
    self.title = title
  }
}

/// A person who uses the app.
public struct Profile: Equatable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}
