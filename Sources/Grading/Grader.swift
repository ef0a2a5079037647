package import Course
package import Foundation

/// What a command needs of grading; tests pass one that compiles nothing.
///
/// It reads everything a verdict depends on once, beside the text itself. After another file was
/// saved, create a new one.
package struct Grader: Sendable {
  /// Whether nothing was ever graded here, as on a fresh clone.
  package var isFirstUse: Bool
  /// The verdict that is stored for a text and everything it depends on.
  package var storedVerdict: @Sendable (Submission) -> Verdict?
  /// Grades a text, whether or not a verdict is stored, and stores the new one.
  ///
  /// It throws ``WorkbookError`` when there can be no verdict, through no fault of the text, and
  /// `CancellationError`.
  package var grade: @Sendable (Submission) async throws -> Verdict
  /// Settles which builder is used, and builds what the first verdicts on texts will need, at the
  /// lowest priority; with no text, it does nothing once that is settled.
  package var prepare: @Sendable ([Submission]) async -> Void
  /// Builds the module of a text without its suite.
  package var module: @Sendable (Submission) async throws -> ModuleBuild

  package init(
    isFirstUse: Bool, storedVerdict: @escaping @Sendable (Submission) -> Verdict?,
    grade: @escaping @Sendable (Submission) async throws -> Verdict,
    prepare: @escaping @Sendable ([Submission]) async -> Void,
    module: @escaping @Sendable (Submission) async throws -> ModuleBuild
  ) {
    self.isFirstUse = isFirstUse
    self.storedVerdict = storedVerdict
    self.grade = grade
    self.prepare = prepare
    self.module = module
  }

  /// The verdict that is stored, or else a new one.
  package func verdict(on submission: Submission) async throws -> (Verdict, isNew: Bool) {
    if let stored = storedVerdict(submission) { return (stored, false) }
    return (try await grade(submission), true)
  }
}

package enum ModuleBuild: Sendable {
  case built(BuiltModule)
  /// The text doesn't compile.
  case rejected(Verdict)
}

/// The module of an exercise.
package struct BuiltModule: Sendable {
  package let name: String
  /// The folder of all modules that it was built with, its own among them.
  package let folder: URL
  /// The source, as the compiler read it.
  package let source: URL
  /// Stands for the text and everything the module depends on.
  package let fingerprint: Fingerprint
  /// Runs a tool of the toolchain in the workbook's folder, and returns what it printed.
  package let run: @Sendable (_ command: [String]) async throws -> String
}

/// What takes time, or went wrong and costs nothing but time.
package enum Progress: Equatable, Sendable {
  /// A library that takes some seconds, once.
  case compiling(library: String)
  case waitingForRunner
  /// The editor may be that other program.
  case waitingForSwiftPM(process: Int?)
  case grading(texts: Int)
  case graded(Int, of: Int)
  case notStored(WorkbookError)
  /// The compiler called directly gives other verdicts, so earlier ones may be wrong.
  case switchedToSwiftPM(reason: String)
}
