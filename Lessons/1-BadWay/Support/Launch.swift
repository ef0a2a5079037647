/// The purpose that the program was started for.
///
/// A test double for the arguments of a process: a test sets the purpose, and sees whether code
/// reads it.
public enum Launch {
  public enum Purpose: Sendable {
    /// A user opened the app.
    case app
    /// The tests are running.
    case tests
  }

  private static var answer = Purpose.tests

  /// The purpose that the program was started for.
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
