import Foundation
public import Testing

extension ExitTest.Result {
  /// The message of the trap that ended the program, without the backtrace that follows.
  ///
  /// The text is empty if no trap ended the program. For a trap without a message, the text is the
  /// kind of trap, such as “Fatal error”. The test must observe `standardErrorContent`.
  public var lastWords: String {
    let text = String(decoding: standardErrorContent, as: UTF8.self)
    let kinds = /(Fatal error|Precondition failed|Assertion failed)(: )?/
    guard let stop = text.firstMatch(of: kinds) else { return "" }
    let lines = text[stop.range.upperBound...]
      .split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { line in !backtracePrefixes.contains { line.hasPrefix($0) } }
    let words = lines.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    return words.isEmpty ? String(stop.1) : words
  }
}

/// The possible prefixes of a backtrace's first line.
private let backtracePrefixes = ["Current stack trace", "Stack dump", "***", "💣"]
