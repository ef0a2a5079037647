/// What any line of a program can ask its process.
///
/// A fake of `UserDefaults.standard` and of `ProcessInfo.processInfo`: a test says what they
/// answer, and sees how often they were asked.
extension Launch {
  private static var flags: Set<String> = []
  private static var launchArguments: [String] = []
  // Static, to show also what is asked in secret; `questions(while:)` keeps tests apart.
  static var log: [String] = []

  /// Whether a feature flag is on at this moment, as `UserDefaults.standard` would tell.
  ///
  /// The server may send other flags at any time.
  public static func bool(forKey key: String) -> Bool {
    log.append(key)
    return flags.contains(key)
  }

  /// The arguments that the program was started with, as `ProcessInfo.processInfo` would tell.
  public static var arguments: [String] {
    log.append("arguments")
    return launchArguments
  }

  /// Runs `body` as if the process had these flags on, and had been started with these arguments.
  public static func pretend<Result>(
    flags: Set<String>, arguments: [String] = [], while body: () throws -> Result
  ) rethrows -> Result {
    let before = (self.flags, launchArguments)
    defer { (self.flags, launchArguments) = before }
    (self.flags, launchArguments) = (flags, arguments)
    return try body()
  }

  /// What the process was asked while `body` ran: the keys of flags, “arguments” and “purpose”.
  public static func questions(while body: () throws -> Void) rethrows -> [String] {
    let before = log.count
    try body()
    return Array(log.dropFirst(before))
  }
}
