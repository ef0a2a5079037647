import Foundation
import SymbolGraphs
public import Testing

extension CompilerProbe {
  /// Returns the compiler's warnings for a snippet's statements, which must compile.
  ///
  /// ```swift
  /// let warnings = compiler.warnings(for: "_ = Reminder.make()", "The old way is still there.")
  /// #expect(warnings.first?.contains("deprecated") == true, "How do its callers find out?")
  /// ```
  ///
  /// - Returns: The warnings, each with its notes on separate lines. If the snippet doesn't
  ///   compile, the method records an issue and returns nil.
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
  /// Returns the warnings for the learner's file, each with its notes on separate lines.
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
