public import Testing

/// Asks the compiler whether a snippet would compile in the learner's module.
///
/// Some promises of a design show only in what it refuses: `FolderViewModel()` must not compile
/// when a view model needs a repository. A test that compiles cannot say so; a probe can.
///
/// ```swift
/// private let compiler = CompilerProbe(
///   counterpart: "let _: FolderViewModel = makeFolderViewModel(repository: EmptyRepository())")
///
/// compiler.rejects("FolderViewModel()", "Where does this view model get its folders?")
/// ```
///
/// Its questions, from the most common to the most general:
///
/// - ``requires(_:by:of:making:_:sourceLocation:)``: a call needs each of its arguments
/// - ``rejectsNil(for:in:among:by:_:sourceLocation:)``: no initializer takes an optional for it
/// - ``rejectsInitializer(of:taking:among:_:sourceLocation:)``
/// - ``rejectsDefaults(of:in:keeping:_:sourceLocation:)``: no initializer can go without
/// - ``rejects(_:because:unlike:_:sourceLocation:)``, also for each of several snippets
/// - ``accepts(_:_:sourceLocation:)``, and ``warnings(for:_:sourceLocation:)``
///
/// A snippet is statements, as they could stand in a function on the main actor. A comment is what
/// a learner should think about when the answer is another one. An issue is recorded at the caller.
public struct CompilerProbe: Sendable {
  let counterpart: String?
  let declarations: DeclarationProbe
  private let preamble: String

  /// Makes a probe for snippets that see all but the private declarations of a module.
  ///
  /// - Parameters:
  ///   - module: The module; that of the exercise which `suite` grades, with what the suites of its
  ///     lesson can import, unless told otherwise.
  ///   - counterpart: Statements that must compile, for all questions that name none of their own.
  ///   - imports: What else a snippet may use, such as `Foundation`.
  ///   - suite: The file that asks.
  public init(
    module: String? = nil, counterpart: String? = nil, imports: [String] = [],
    suite: String = #fileID
  ) {
    let lesson = Lesson(suite: suite)
    let imports = imports + (module == nil ? lesson.imports : [])
    declarations = DeclarationProbe(module: module ?? lesson.module, suite: suite)
    self.counterpart = counterpart
    preamble =
      (imports.map { "import \($0)\n" } + ["@testable import \(module ?? lesson.module)\n"])
      .joined()
  }

  /// Expects that a snippet compiles.
  public func accepts(
    _ snippet: String, _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    judge([snippet], at: sourceLocation) { answers in
      expectCompiles(snippet, answers[0], comment, at: sourceLocation)
    }
  }

  /// Expects that a snippet does not compile, and for one of the reasons: another error is no
  /// guarantee.
  ///
  /// The counterpart differs in the point in question alone and must compile, so that a typo cannot
  /// pass for a guarantee. It is the probe's own unless told otherwise.
  public func rejects(
    _ snippet: String, because reasons: Refusal = .unfit, unlike counterpart: String? = nil,
    _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectRefused([snippet], because: reasons, unlike: counterpart, comment, at: sourceLocation)
  }

  /// Expects the same of each of several snippets, for which the compiler is asked once.
  public func rejects(
    each snippets: [String], because reasons: Refusal = .unfit, unlike counterpart: String? = nil,
    _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectRefused(snippets, because: reasons, unlike: counterpart, comment, at: sourceLocation)
  }

  func expectRefused(
    _ snippets: [String], because reasons: Refusal, unlike counterpart: String?,
    _ comment: Comment, at sourceLocation: SourceLocation
  ) {
    guard let counterpart = counterpart ?? self.counterpart else {
      preconditionFailure("A probe that rejects needs a counterpart, which must compile.")
    }
    judge(snippets + [counterpart], at: sourceLocation) { answers in
      for (snippet, answer) in zip(snippets, answers) {
        switch answer {
        case .compiles:
          record(
            "This should not compile, and it does:", snippet, comment, nil, at: sourceLocation)
        case .refused where answers.last?.compiles == false:
          // Without the comment: it speaks of what was refused.
          expectCompiles(
            counterpart, answers[snippets.count], seam(in: answers[snippets.count]),
            at: sourceLocation)
          return
        case .refused(let diagnostics) where reasons.explains(diagnostics):
          break
        case .refused(let diagnostics):
          record(
            "The compiler refuses this, but not for the reason that counts here:", snippet,
            comment, diagnostics, at: sourceLocation)
        }
      }
    }
  }

  /// Names what the counterpart needs of the seam, if the compiler does not find it.
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
