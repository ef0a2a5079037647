import Foundation

/// What no exercise may say, as it changes what its tests see or say.
///
/// It may be innocent: an editor adds an import unasked. So the words tell what to take out.
struct ForbiddenWords {
  let submission: Submission

  /// Reads the text.
  ///
  /// - Parameter imports: Tells what the text imports. It is asked about few.
  /// - Returns: The verdict on a text that says something of the kind; nil if it does not.
  /// - Throws: What `imports` throws.
  func verdict(imports: () async throws -> [String]) async throws -> Verdict? {
    try await remark(imports: imports).map { Verdict(.disturbsTests(text: $0)) }
  }

  private func remark(imports: () async throws -> [String]) async throws -> String? {
    let text = submission.text
    if text.contains("macro"), let found = text.firstMatch(of: /\bmacro\s+`?(\w+)`?\s*[(<]/) {
      return """
        \(submission.path) declares a macro, \(found.1). It may stand for one that the tests use. \
        No exercise needs a macro of its own: take it out.
        """
    }
    if text.contains("@"), let found = text.firstMatch(of: Self.attribute) {
      return """
        \(submission.path) uses \(found.1), an attribute for those who make Swift's own libraries. \
        It can change what other code calls, that of the tests as well. No exercise needs it: take \
        it out.
        """
    }
    guard Self.ofTests.contains(where: text.contains) else { return nil }
    let modules = try await imports()
    guard let module = modules.first(where: { Self.ofTests.contains(where: $0.contains) }) else {
      return nil
    }
    return """
      \(submission.path) imports \(module), which only tests need. An exercise is the code of an \
      app. It knows nothing of its tests, and behaves in the same way without them. Take that \
      line out, and what needs it.
      """
  }

  /// Parts of the names of the modules that only tests import.
  private static let ofTests = ["Testing", "TestDiscovery", "XCTest", "Probes", "SymbolGraphs"]

  /// An attribute that says which symbol a declaration is, or where it lies in the program.
  private static var attribute: Regex<(Substring, Substring)> {
    /(@_(?:cdecl|silgen_name|extern|dynamicReplacement|section|used)\b|@(?:c|cdecl|section)\s*\()/
  }
}
