/// Knows what the program was started for, as the arguments of a process would tell.
///
/// A fake: a test can say what it was, and see whether any code asks.
public enum Launch {
  public enum Purpose: Sendable {
    /// A user opened the app.
    case app
    /// The tests are running.
    case tests
  }

  public private(set) static var purpose = Purpose.tests

  /// Runs `body` as if the program had been started for `purpose`.
  public static func pretend(_ purpose: Purpose, while body: () throws -> Void) rethrows {
    let before = self.purpose
    defer { self.purpose = before }
    self.purpose = purpose
    try body()
  }
}
