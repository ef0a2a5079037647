import Foundation

/// A reason why the workbook can't do what it was asked for, with what and where as values.
///
/// None is the learner's mistake in an exercise. `Interface` puts them into words.
package indirect enum WorkbookError: Error, Equatable, Codable, Sendable {
  // MARK: The workbook is damaged

  /// No `Package.swift` beside a `Lessons` in this folder, nor above it.
  case noWorkbook(around: String)
  case noExercise(in: String)
  case unreadableLesson(path: String)
  /// With the exercise if `reset` can bring the file back.
  case unreadable(path: String, reset: ExerciseID?)
  /// A folder or a device is where a Swift file should be.
  case notAFile(path: String, isFolder: Bool, reset: ExerciseID?)
  case notUTF8(path: String)
  /// The copy of the starter file, which `reset` needs.
  case noOriginal(path: String, title: String)
  /// A lesson's page has no such part of an exercise.
  case missing(part: String, title: String)
  /// A part that isn't the learner's to change doesn't compile.
  case partDoesNotCompile(Place, message: String)
  /// A suite doesn't compile, not even with the answer.
  case suiteDoesNotCompile(Place, message: String, answer: String)
  /// No test of the exercise's suite ran.
  case noTests(id: ExerciseID, suite: String)

  // MARK: The machine or the toolchain failed

  case file(FileProblem)
  /// The bytes that are left are too few to build and run tests.
  case diskFull(folder: String, bytes: Int)
  /// The folder's name has a “%”, which Swift's tools can't always handle.
  case percentInPath(String, cause: WorkbookError)
  case tool(name: String, ToolFailure, output: String)
  /// A tool said something that this version doesn't understand.
  case notUnderstood(String, reason: String)
  case noTestProduct(folder: String)
  /// The compiler can't be called without SwiftPM; only `grade` and `verify --both-ways` demand it.
  case noDirectBuild(reason: String)
  /// A line of the test library's event stream that isn't of a version that is known.
  case unknownEvent(line: String, version: String)
  case killed(title: String, signal: Int32)
  case testsNotStarted(title: String, output: String)
  /// A test couldn't ask the compiler; in the test's words.
  case compilerNotAsked(String)
  case noSandbox(name: String)
  case brokenSandbox(name: String, output: String)
  /// The learner's file is as it was.
  case notReset(path: String, ResetObstacle)
  case other(String)

  package enum ToolFailure: Equatable, Codable, Sendable {
    case failed, ranTooLong, exceededMemory
    case signalled(Int32)
  }

  package enum ResetObstacle: Equatable, Codable, Sendable {
    case isFolder, isNoFile
    /// The file was lost, and can't be written.
    case unwritable(cause: WorkbookError)
    case unreadable(cause: WorkbookError)
    /// The learner's version can't be stored elsewhere.
    case notKept(cause: WorkbookError)
  }

  /// A line of a file; the path is relative to the workbook's folder where the file is in it.
  package struct Place: Equatable, Codable, Sendable {
    package let file: String
    package let line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// An error with a reason: for one of a file, which file it is.
  package init(_ error: any Error) {
    self =
      (error as? WorkbookError) ?? FileProblem(error).map(WorkbookError.file)
      ?? .other(error.localizedDescription)
  }

  /// Whether the workbook itself is damaged; otherwise the machine or the toolchain failed.
  package var isDamage: Bool {
    switch self {
    case .noWorkbook, .noExercise, .unreadableLesson, .unreadable, .notAFile, .notUTF8,
      .noOriginal, .missing, .partDoesNotCompile, .suiteDoesNotCompile:
      true
    default: false
    }
  }
}
