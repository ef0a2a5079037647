package import Grading

extension TestIssue {
  /// What the expectation saw, for those who do not read the tests; nil if that says nothing.
  ///
  /// Only texts, numbers and lists of these mean something without the suite.
  package var seen: String? {
    guard let words = expectation?.split(separator: "Expectation failed: ", maxSplits: 1).last
    else { return nil }
    if let end = Self.ends.first(where: { words.contains($0.pattern) }) { return end.text }
    guard let match = try? Self.comparison.wholeMatch(in: words) else { return nil }
    let values = match.output.compactMap { $0.substring.map(Self.plain) }.dropFirst()
    guard let found = values.first, let expected = values.last, found != expected,
      !["nil", "true", "false"].contains(expected)
    else { return nil }
    return match.output[2].substring == nil
      ? "Seen: \(found)\nExpected: \(expected)"
      : "Seen: \(found)\nExpected: \(expected) in it"
  }

  /// The ends of a program that was started for a test, as the test library writes them.
  private static var ends: [(pattern: Regex<Substring>, text: String)] {
    [
      (/^\.failure → \.exitCode\(0\)/, "The program was not stopped."),
      (
        /^\.exitCode\(\d+\) → \.exitCode\(0\)/,
        "The program left before the test had come to its end. Does something call exit?"
      ),
      (
        /^\.exitCode\(\d+\) → \.signal\(SIG(?:SEGV|BUS)/,
        "The program was stopped. Often that is a function that calls itself without end."
      ),
      (/^\.exitCode\(\d+\) → \./, earlyEnd),
    ]
  }

  /// What is seen of a program that was stopped, if no more is known.
  package static let earlyEnd = "The program stopped before the test had come to its end."

  /// One value compared with another, or looked for in it.
  private static var comparison: Regex<AnyRegexOutput> {
    get throws {
      let plain = #"((?:"(?:\\.|[^"\\])*"|Optional\(|\)|[-\d.,:\[\]\s]|\b(?:nil|true|false)\b)+?)"#
      return try Regex(
        #"\(.*? → \#(plain)\)(?:\.contains\(\#(plain)\)| == (?:\(.* → )?\#(plain)\)?)"#
      )
      .dotMatchesNewlines()
    }
  }

  /// A value without the line breaks of the suite, and as it is written in code.
  private static func plain(_ value: Substring) -> String {
    String(value).replacing(/Optional\(("(?:\\.|[^"\\])*"|[^()]*)\)/) { $0.output.1 }
      .replacing(/\s*\n\s*/, with: " ")
  }
}
