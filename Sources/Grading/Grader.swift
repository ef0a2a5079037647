package import Course
package import Foundation

/// The grading functions that a command uses; tests pass a grader that compiles nothing.
///
/// A grader reads everything that a verdict depends on, except the text, only once. After another
/// file is saved, create a new grader.
package struct Grader: Sendable {
  /// Whether nothing has been graded yet, as in a fresh clone.
  package var isFirstUse: Bool
  /// Returns the stored verdict for a text and its inputs.
  package var storedVerdict: @Sendable (Submission) -> Verdict?
  /// Returns the stored verdict on a text, or else grades the text.
  package var verdict: @Sendable (Submission) async throws -> (Verdict, isNew: Bool)
  /// Grades a text, even if there is a stored verdict, and stores the new verdict.
  ///
  /// Throws ``WorkbookError`` if the text can't be graded for a reason outside the text, or
  /// `CancellationError` if the task is canceled.
  package var grade: @Sendable (Submission) async throws -> Verdict
  /// Chooses the builder, and builds the texts in advance, at the lowest priority.
  package var prepare: @Sendable ([Submission]) async -> Void
  /// Builds the module of a text without its suite.
  package var module: @Sendable (Submission) async throws -> ModuleBuild
}

package enum ModuleBuild: Sendable {
  case built(BuiltModule)
  /// The text doesn't compile.
  case rejected(Verdict)
}

/// The compiled module of an exercise.
package struct BuiltModule: Sendable {
  package let name: String
  /// The folder of all modules that are used in the build, including this module.
  package let folder: URL
  /// The source file, as passed to the compiler.
  package let source: URL
  /// Runs a toolchain's tool in the workbook's folder, and returns the output.
  package let run: @Sendable (_ command: [String]) async throws -> String
}

/// A step that takes time, or a failure that costs only time.
package enum Progress: Equatable, Sendable {
  /// A library that takes some seconds is being compiled for the first time.
  case compiling(library: String)
  case waitingForRunner
  /// Another process, possibly the editor, runs SwiftPM.
  case waitingForSwiftPM(process: Int?)
  case grading(texts: Int)
  case graded(Int, of: Int)
  case notStored(WorkbookError)
  /// Direct builds and SwiftPM lead to different verdicts, so earlier verdicts may be wrong.
  case switchedToSwiftPM(answer: Exercise, direct: Verdict, package: Verdict)
}
