import Foundation

/// A reason why the workbook can't complete a command, with the details as values.
///
/// None of these errors is a mistake in a learner's text. `Interface` writes the errors' messages.
package indirect enum WorkbookError: Error, Equatable, Codable, Sendable {
  // MARK: The workbook is damaged

  /// Neither this folder nor a parent has a `Package.swift` beside a `Lessons` folder.
  case noWorkbook(around: String)
  case noExercise(in: String)
  case unreadableLesson(path: String)
  /// `reset` is the exercise whose file the `reset` command can restore, or nil.
  case unreadable(path: String, reset: ExerciseID?)
  /// A folder or a device is at the path of a Swift file.
  case notAFile(path: String, isFolder: Bool, reset: ExerciseID?)
  case notUTF8(path: String)
  /// Git couldn't merge two versions of a file that learners don't change.
  case unmerged(path: String)
  /// The starter file, which `reset` needs, is missing.
  case noOriginal(path: String, title: String)
  /// An exercise's section in its lesson's page lacks a part.
  case missing(part: String, title: String)
  /// A file that learners don't change doesn't compile.
  case partDoesNotCompile(Place, message: String)
  /// A suite doesn't compile, not even with the exercise's answer.
  case suiteDoesNotCompile(Place, message: String, answer: String)
  /// No test of the exercise's suite ran.
  case noTests(id: ExerciseID, suite: String)

  // MARK: The machine or the toolchain failed

  case file(FileProblem)
  /// The disk has too little free space to build and run tests.
  case diskFull(folder: String, bytes: Int)
  /// The workbook's path contains a “%”, which Swift's tools can't always handle.
  case percentInPath(String, cause: WorkbookError)
  case tool(name: String, ToolFailure, output: String)
  /// This version of the workbook doesn't understand the output of a tool.
  case notUnderstood(String, reason: String)
  case noTestProduct(folder: String)
  /// A direct build, which `grade` and `verify --both-ways` require, isn't possible.
  case noDirectBuild(reason: String)
  /// A line in the test library's event stream has an unknown format or version.
  case unknownEvent(line: String, version: String)
  case killed(title: String, signal: Int32)
  case testsNotStarted(title: String, output: String)
  /// A test couldn't run the compiler; the value is the test's message.
  case compilerNotAsked(String)
  case noSandbox(name: String)
  case brokenSandbox(name: String, output: String)
  /// The starter file wasn't restored, and the learner's file is unchanged.
  case notReset(path: String, ResetObstacle)
  case other(String)

  package enum ToolFailure: Equatable, Codable, Sendable {
    case failed, ranTooLong, exceededMemory
    case signalled(Int32)
  }

  package enum ResetObstacle: Equatable, Codable, Sendable {
    case isFolder, isNoFile
    /// The file is missing and can't be created.
    case unwritable(cause: WorkbookError)
    case unreadable(cause: WorkbookError)
    /// A copy of the learner's version can't be stored.
    case notKept(cause: WorkbookError)
  }

  /// A line of a file; the path of a file in the workbook is relative to the workbook's folder.
  package struct Place: Equatable, Codable, Sendable {
    package let file: String
    package let line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// Converts any error to a `WorkbookError`, with the file if the error is about a file.
  package init(_ error: any Error) {
    self =
      (error as? WorkbookError) ?? FileProblem(error).map(WorkbookError.file)
      ?? .other(error.localizedDescription)
  }

  /// Whether the cause is a damaged workbook, rather than the machine or the toolchain.
  package var isDamage: Bool {
    switch self {
    case .noWorkbook, .noExercise, .unreadableLesson, .unreadable, .notAFile, .notUTF8,
      .unmerged, .noOriginal, .missing, .partDoesNotCompile, .suiteDoesNotCompile:
      true
    default: false
    }
  }
}
