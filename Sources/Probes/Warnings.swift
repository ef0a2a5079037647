import Foundation
import SymbolGraphs
public import Testing

extension CompilerProbe {
  /// What the compiler warns of in the statements of a snippet, which must compile.
  ///
  /// ```swift
  /// let warnings = compiler.warnings(for: "_ = Reminder.make()", "The old way is still there.")
  /// #expect(warnings.first?.contains("deprecated") == true, "Who tells its callers?")
  /// ```
  ///
  /// - Returns: The compiler's words, each warning with its notes, a line each. Nil if the snippet
  ///   does not compile, which is an issue.
  public func warnings(
    for snippet: String, _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String]? {
    var found: [String]?
    judge([snippet], at: sourceLocation) { answers in
      expectCompiles(snippet, answers[0], comment, at: sourceLocation)
      if case .compiles(let warnings) = answers[0] { found = warnings }
    }
    return found
  }
}

extension DeclarationProbe {
  /// What the compiler warns of in the learner's own file, each with its notes, a line each.
  public func warningsInFile(
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    do {
      let files = Set(symbols(sourceLocation).compactMap(\.url?.path))
      guard !files.isEmpty else {
        throw Compiler.Unavailable(description: "It does not tell which file to look into.")
      }
      return try files.sorted().flatMap { try Compiler.warnings(inFile: $0) }
    } catch {
      Issue.recordNoAnswer(error, at: sourceLocation)
      return []
    }
  }
}
