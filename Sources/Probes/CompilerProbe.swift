public import Testing

/// A probe that checks whether the compiler accepts a snippet in the learner's module.
///
/// Some guarantees are about code that the compiler rejects: `FolderViewModel()` must not compile
/// if a view model requires a repository. A test can't contain such code, but a probe can check it.
///
/// ```swift
/// private let compiler = CompilerProbe(
///   counterpart: "let _: FolderViewModel = makeFolderViewModel(repository: EmptyRepository())")
///
/// compiler.rejects("FolderViewModel()", "Where does this view model get its folders?")
/// ```
///
/// The methods, from the most common to the most general:
///
/// - ``requires(_:by:of:creating:_:sourceLocation:)``: a call requires all its arguments
/// - ``rejectsNil(for:in:among:by:_:sourceLocation:)``: no dependency can be an optional
/// - ``rejectsInitializer(of:taking:among:_:sourceLocation:)``: no initializer takes certain types
/// - ``rejectsDefaults(of:in:keeping:_:sourceLocation:)``: no dependency can be omitted
/// - ``rejects(_:because:unlike:_:sourceLocation:)``, also for each of several snippets
/// - ``accepts(_:_:sourceLocation:)``, and ``warnings(for:_:sourceLocation:)``
///
/// A snippet contains statements for a function on the main actor. A comment is the hint for the
/// learner if the compiler doesn't answer as expected. Issues are recorded at the caller.
public struct CompilerProbe: Sendable {
  let counterpart: String?
  let declarations: DeclarationProbe
  private let preamble: String

  /// Creates a probe for snippets that can use a module's declarations, except private ones.
  ///
  /// - Parameters:
  ///   - module: The module. By default, the module of the exercise that `suite` grades, with the
  ///     modules that the suites of its lesson can import.
  ///   - counterpart: Statements that must compile, for methods called without a counterpart.
  ///   - imports: Other modules that a snippet can use, such as `Foundation`.
  ///   - suite: The calling file, which determines the lesson. Suites keep the default.
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

  /// Expects that a snippet doesn't compile, for one of the given reasons.
  ///
  /// The counterpart must compile, and differs from the snippet only in the point in question. So a
  /// typo can't make the test succeed. By default, the counterpart is the probe's own.
  public func rejects(
    _ snippet: String, because reasons: Refusal = .unfit, unlike counterpart: String? = nil,
    _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectRefused([snippet], because: reasons, unlike: counterpart, comment, at: sourceLocation)
  }

  /// Expects that none of several snippets compiles, with one call of the compiler.
  public func rejects(
    each snippets: [String], because reasons: Refusal = .unfit, unlike counterpart: String? = nil,
    _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectRefused(snippets, because: reasons, unlike: counterpart, comment, at: sourceLocation)
  }

  /// Expects that no snippet compiles.
  ///
  /// For the index of a snippet that compiles, `shown` returns the headline and code of an issue.
  func expectRefused(
    _ snippets: [String], because reasons: Refusal, unlike counterpart: String?,
    shown: ((Int) -> (headline: String, code: String))? = nil,
    _ comment: Comment, at sourceLocation: SourceLocation
  ) {
    guard let counterpart = counterpart ?? self.counterpart else {
      preconditionFailure("A probe that rejects needs a counterpart, which must compile.")
    }
    if snippets.isEmpty { return }
    judge(snippets + [counterpart], at: sourceLocation) { answers in
      // Several snippets may use the same declaration.
      var recorded: Set<String> = []
      for (index, (snippet, answer)) in zip(snippets, answers).enumerated() {
        switch answer {
        case .compiles:
          let (headline, code) = shown?(index) ?? (Self.isAccepted, snippet)
          if recorded.insert(code).inserted {
            record(headline, code, comment, nil, at: sourceLocation)
          }
        case .rejected where answers.last?.compiles == false:
          // Omits the comment, which is about the snippet, not about the counterpart.
          expectCompiles(
            counterpart, answers[snippets.count], seam(in: answers[snippets.count]),
            at: sourceLocation)
          return
        case .rejected(let diagnostics) where reasons.explains(diagnostics):
          break
        case .rejected(let diagnostics):
          // Omits the comment here, too: it's a hint about a snippet that compiles.
          record(
            "The compiler rejects this, but not for the expected reason:", snippet, nil,
            diagnostics, at: sourceLocation)
        }
      }
    }
  }

  static let isAccepted = "The compiler accepts this:"

  /// Returns a hint about the part of the seam that the compiler doesn't find.
  func seam(in answer: Compiler.Answer) -> Comment {
    guard case .rejected(let diagnostics) = answer,
      let name = diagnostics.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/)?.1
    else { return "The tests call this: it's part of the seam." }
    return "Your file no longer declares \(name). The tests call it: it's part of the seam."
  }

  /// Records an issue if the compiler rejected a snippet.
  func expectCompiles(
    _ snippet: String, _ answer: Compiler.Answer, _ comment: Comment,
    at sourceLocation: SourceLocation
  ) {
    guard case .rejected(let diagnostics) = answer else { return }
    record("This should compile, but doesn't:", snippet, comment, diagnostics, at: sourceLocation)
  }

  /// Type-checks snippets and passes the answers to `body`, or records that there are none.
  func judge(
    _ snippets: [String], at sourceLocation: SourceLocation,
    _ body: ([Compiler.Answer]) -> Void
  ) {
    // The functions are private, because the snippets become files of one module.
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

  /// Records an issue with a snippet, and perhaps with a comment and the compiler's messages.
  func record(
    _ headline: String, _ snippet: String, _ comment: Comment?, _ diagnostics: String?,
    at sourceLocation: SourceLocation
  ) {
    let compiler = diagnostics.map { "\nThe compiler says:\n\($0.indented(by: 4))" } ?? ""
    Issue.record(
      "\(headline)\n\(snippet.indented(by: 4))\(comment.map { "\n\($0)" } ?? "")\(compiler)",
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
