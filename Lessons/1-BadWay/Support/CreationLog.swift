/// Notes who was made, so that a test can count it.
public enum CreationLog {
  // Static, to count also what a file makes in secret; `creations(while:)` keeps tests apart.
  private static var log: [String] = []

  public static func note(_ name: String) {
    log.append(name)
  }

  /// The names of what was made while `body` ran, in order.
  public static func creations(while body: () throws -> Void) rethrows -> [String] {
    let before = log.count
    try body()
    return Array(log.dropFirst(before))
  }
}
