/// The process-wide values that any code can read.
///
/// A test double for `UserDefaults.standard` and `ProcessInfo.processInfo`: a test sets the values
/// and counts the reads.
extension Launch {
  private static var flags: Set<String> = []
  private static var launchArguments: [String] = []
  // The log is static, so it also records reads that no caller sees; `questions(while:)` keeps
  // tests apart.
  static var log: [String] = []

  /// Returns whether a feature flag is on now, as `UserDefaults.standard` does in an app.
  ///
  /// The server can change a flag at any time.
  public static func bool(forKey key: String) -> Bool {
    log.append(key)
    return flags.contains(key)
  }

  /// The arguments that the program was started with, as in `ProcessInfo.processInfo`.
  public static var arguments: [String] {
    log.append("arguments")
    return launchArguments
  }

  /// Runs `body` as if these flags were on and the process had been started with these arguments.
  public static func pretend<Result>(
    flags: Set<String>, arguments: [String] = [], while body: () throws -> Result
  ) rethrows -> Result {
    let before = (self.flags, launchArguments)
    defer { (self.flags, launchArguments) = before }
    (self.flags, launchArguments) = (flags, arguments)
    return try body()
  }

  /// Returns what `body` read from the process: the keys of flags, “arguments” and “purpose”.
  public static func questions(while body: () throws -> Void) rethrows -> [String] {
    let before = log.count
    try body()
    return Array(log.dropFirst(before))
  }
}
