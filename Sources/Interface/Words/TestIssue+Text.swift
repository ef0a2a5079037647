package import Grading

extension TestIssue {
  /// The found and the expected value, or the end of the program, for users who don't read the
  /// tests; nil if the expectation has none that a user understands.
  ///
  /// Only strings, numbers and lists of them are understandable without the suite.
  package var observation: String? {
    guard let words = expectation?.split(separator: "Expectation failed: ", maxSplits: 1).last
    else { return nil }
    if let ending = Self.ending(words) { return ending }
    guard let match = try? Self.comparison.wholeMatch(in: words) else { return nil }
    let values = match.output.compactMap { $0.substring.map(Self.plain) }.dropFirst()
    guard let found = values.first, let expected = values.last, found != expected,
      !["nil", "true", "false"].contains(expected)
    else { return nil }
    return match.output[2].substring == nil
      ? "Seen: \(found)\nExpected: \(expected)"
      : "Seen: \(found)\nExpected to contain: \(expected)"
  }

  /// Returns a message for the test library's description of a program's end, or nil for other
  /// texts.
  private static func ending(_ words: Substring) -> String? {
    if words.hasPrefix(".failure → .exitCode(0)") { return "Seen: no crash\nExpected: a crash" }
    let pattern = /\.exitCode\(\d+\) → \.(exitCode\(0\)|signal\(SIG(?:SEGV|BUS)|)/
    guard let match = words.prefixMatch(of: pattern) else { return nil }
    return switch match.1 {
    case "": earlyEnd
    case "exitCode(0)": "The program exited before the test ended. Does your code call exit?"
    default: "The program crashed. Often a function calls itself without end."
    }
  }

  /// The message for a crashed program, if nothing else is known.
  package static let earlyEnd = "The program crashed before the test ended."

  /// A pattern for the comparison of two values, or the search for a value in another value.
  private static var comparison: Regex<AnyRegexOutput> {
    get throws {
      let plain = #"((?:"(?:\\.|[^"\\])*"|Optional\(|\)|[-\d.,:\[\]\s]|\b(?:nil|true|false)\b)+?)"#
      return try Regex(
        #"\(.*? → \#(plain)\)(?:\.contains\(\#(plain)\)| == (?:\(.* → )?\#(plain)\)?)"#
      )
      .dotMatchesNewlines()
    }
  }

  /// Returns a value as it's written in code, without the suite's line breaks.
  private static func plain(_ value: Substring) -> String {
    String(value).replacing(/Optional\(("(?:\\.|[^"\\])*"|[^()]*)\)/) { $0.output.1 }
      .replacing(/\s*\n\s*/, with: " ")
  }
}
