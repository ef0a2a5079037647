/// A log of the created objects, so that a test can count them.
public enum CreationLog {
  // The log is static, so it includes objects that no caller sees; `creations(while:)` keeps tests
  // apart.
  private static var log: [String] = []

  public static func note(_ name: String) {
    log.append(name)
  }

  /// Returns the names of the objects created while `body` ran, in order.
  public static func creations(while body: () throws -> Void) rethrows -> [String] {
    let before = log.count
    try body()
    return Array(log.dropFirst(before))
  }
}
