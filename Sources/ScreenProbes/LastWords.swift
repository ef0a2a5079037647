import Foundation
public import Testing

extension ExitTest.Result {
  /// The words with which the program stopped, without the list of calls that follows them.
  ///
  /// Empty for one that ended in silence. A stop without a text of its own still tells its kind,
  /// such as “Fatal error”. The test has to observe `standardErrorContent`.
  public var lastWords: String {
    let text = String(decoding: standardErrorContent, as: UTF8.self)
    let kinds = /(Fatal error|Precondition failed|Assertion failed)(: )?/
    guard let stop = text.firstMatch(of: kinds) else { return "" }
    let lines = text[stop.range.upperBound...]
      .split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { line in !traceStarts.contains { line.hasPrefix($0) } }
    let words = lines.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    return words.isEmpty ? String(stop.1) : words
  }
}

/// How the first line of a list of calls begins, whoever writes it.
private let traceStarts = ["Current stack trace", "Stack dump", "***", "💣"]
