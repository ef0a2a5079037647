/// A part of the app's window.
///
/// It logs its creation, so that a test can count panes.
open class Pane {
  // Static, to count discarded panes, too; `made(while:)` keeps tests apart.
  private static var log: [String] = []

  public init() {
    Self.log.append("\(type(of: self))")
  }

  /// Returns the types of the panes created while `body` runs, in order.
  public static func made(while body: () throws -> Void) rethrows -> [String] {
    let before = log.count
    try body()
    return Array(log.dropFirst(before))
  }
}
