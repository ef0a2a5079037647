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

  private static var answer = Purpose.tests

  /// What the program was started for.
  public static var purpose: Purpose {
    log.append("purpose")
    return answer
  }

  /// Runs `body` as if the program had been started for `purpose`.
  public static func pretend(_ purpose: Purpose, while body: () throws -> Void) rethrows {
    let before = answer
    defer { answer = before }
    answer = purpose
    try body()
  }
}
