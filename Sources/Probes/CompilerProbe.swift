public import Testing

/// Asks the compiler whether a snippet would compile in the learner's module.
///
/// Some promises of a design show only in what it refuses: `FolderViewModel()` must not compile
/// when a view model needs a repository. A test that compiles cannot say so; a probe can.
///
/// ```swift
/// let compiler = CompilerProbe(module: "BadWay", imports: ["BadWaySupport"])
/// compiler.rejects(
///   "FolderViewModel()", because: .missing,
///   unlike: "makeFolderViewModel(repository: FixedFolderRepository())",
///   "A view model without a repository has nothing to show.")
/// ```
public struct CompilerProbe: Sendable {
  private let preamble: String

  /// Makes a probe for snippets that see all but the private declarations of `module`.
  ///
  /// - Parameters:
  ///   - module: The learner's module, imported with `@testable`.
  ///   - imports: What else a snippet may use.
  public init(module: String, imports: [String] = []) {
    preamble = (imports.map { "import \($0)\n" } + ["@testable import \(module)\n"]).joined()
  }

  /// Expects that the statements in `snippet` compile.
  ///
  /// - Parameters:
  ///   - snippet: Statements, as they could stand in a function on the main actor.
  ///   - comment: What a learner should think about when they do not.
  ///   - sourceLocation: Where an issue is recorded; the caller unless told otherwise.
  public func accepts(
    _ snippet: String, _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    judge([snippet], at: sourceLocation) { answers in
      expectCompiles(snippet, answers[0], comment, at: sourceLocation)
    }
  }

  /// Expects that the statements in `snippet` do not compile, and for the right reason.
  ///
  /// - Parameters:
  ///   - snippet: Statements, as they could stand in a function on the main actor.
  ///   - reasons: The compiler must give one of these; another error is no guarantee.
  ///   - twin: Statements that differ in the point in question alone and must compile, so that a
  ///     typo in the snippet cannot pass for a guarantee.
  ///   - comment: What a learner should think about when the snippet compiles.
  ///   - sourceLocation: Where an issue is recorded; the caller unless told otherwise.
  public func rejects(
    _ snippet: String, because reasons: Refusal..., unlike twin: String, _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    rejects(
      each: [snippet], because: reasons, unlike: twin, comment, sourceLocation: sourceLocation)
  }

  /// Expects of each of several snippets that it does not compile, and for the right reason.
  ///
  /// The compiler is asked once for all of them.
  ///
  /// - Parameters:
  ///   - snippets: Statements each, as they could stand in a function on the main actor.
  ///   - reasons: The compiler must give one of these; another error is no guarantee.
  ///   - twin: Statements that must compile.
  ///   - comment: What a learner should think about when a snippet compiles.
  ///   - sourceLocation: Where an issue is recorded; the caller unless told otherwise.
  public func rejects(
    each snippets: [String], because reasons: [Refusal], unlike twin: String, _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    judge(snippets + [twin], at: sourceLocation) { answers in
      for (snippet, answer) in zip(snippets, answers) {
        switch answer {
        case .compiles:
          record(
            "This should not compile, and it does:", snippet, comment, nil, at: sourceLocation)
        case .refused where answers.last?.compiles == false:
          // Without the comment: it speaks of what was refused.
          expectCompiles(
            twin, answers[snippets.count], seam(in: answers[snippets.count]), at: sourceLocation)
          return
        case .refused(let diagnostics) where reasons.contains { $0.explains(diagnostics) }:
          break
        case .refused(let diagnostics):
          record(
            "The compiler refuses this, but not for the reason that counts here:", snippet,
            comment, diagnostics, at: sourceLocation)
        }
      }
    }
  }

  /// Names what the twin needs of the seam, if the compiler does not find it.
  private func seam(in answer: Compiler.Answer) -> Comment {
    guard case .refused(let diagnostics) = answer,
      let name = diagnostics.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/)?.1
    else { return "The test needs it: it uses names and types of the seam." }
    return "Your file has no \(name) any more, and the test needs it: it is part of the seam."
  }

  func expectCompiles(
    _ snippet: String, _ answer: Compiler.Answer, _ comment: Comment,
    at sourceLocation: SourceLocation
  ) {
    guard case .refused(let diagnostics) = answer else { return }
    record("This should compile, and does not:", snippet, comment, diagnostics, at: sourceLocation)
  }

  func judge(
    _ snippets: [String], at sourceLocation: SourceLocation,
    _ body: ([Compiler.Answer]) -> Void
  ) {
    // Private, as all of them become files of one module.
    let sources = snippets.map { snippet in
      """
      \(preamble)
      @MainActor private func snippet() async throws {
      \(snippet.indented(by: 2))
      }
      """
    }
    do {
      body(try Compiler.typecheck(sources))
    } catch {
      Issue.recordNoAnswer(error, at: sourceLocation)
    }
  }

  private func record(
    _ headline: String, _ snippet: String, _ comment: Comment, _ diagnostics: String?,
    at sourceLocation: SourceLocation
  ) {
    let compiler = diagnostics.map { "\nThe compiler says:\n\($0.indented(by: 4))" } ?? ""
    Issue.record(
      "\(headline)\n\(snippet.indented(by: 4))\n\(comment)\(compiler)",
      sourceLocation: sourceLocation)
  }
}

extension String {
  fileprivate func indented(by spaces: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String(repeating: " ", count: spaces) + $0 }
      .joined(separator: "\n")
  }
}
