/// A folder of to-dos.
public nonisolated struct Folder: Hashable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }

  public static let home = Folder(name: "Home")
  public static let work = Folder(name: "Work")

  /// The folders of the app, in the order in which it shows them.
  public static let all = [home, work]
}
