/// A part of the app's window.
///
/// It notes that it was made, so that a test can count panes.
open class Pane {
  // Static, to count also a pane that is thrown away; `made(while:)` keeps tests apart.
  private static var log: [String] = []

  public init() {
    Self.log.append("\(type(of: self))")
  }

  /// The names of the panes that were made while `body` ran, in order.
  public static func made(while body: () throws -> Void) rethrows -> [String] {
    let before = log.count
    try body()
    return Array(log.dropFirst(before))
  }
}
