package import Course
import Foundation
package import Grading

/// The messages for all errors that end a command.
package enum ErrorText {
  /// Returns the reason why a command failed, or nil if no process reads the output.
  package static func text(for error: any Error) -> String? {
    switch error {
    case let error as UsageError: return "Error: \(error.message)"
    case let error as CommandError: return "Error: \(error.text)"
    case is CancellationError: return "Interrupted. Nothing of yours was changed."
    case let error as OutputError:
      // If the reader has closed the pipe, as in `| head -1`, no message is necessary.
      if error.code == EPIPE { return nil }
      let reason = error.code.map { ": \(String(cString: strerror($0)))" } ?? ""
      return """
        Error: the result can't be written to standard output\(reason). Write it to a terminal, or \
        to a file on a disk with free space, and try again.
        """
    default:
      let error = WorkbookError(error)
      let remark =
        ExitStatus(of: error) == .fault
        ? "\n“\(Runner.call) doctor” looks for the reason." : ""
      return "Error: \(error.text)\(remark)"
    }
  }
}

/// The exit status of a program.
///
/// The values from 64 to 78 are from `sysexits.h`.
package enum ExitStatus: Int32, Sendable {
  case success = 0
  /// An exercise isn't solved, or a proof fails.
  case failure = 1
  case usage = 64
  /// The learner's code doesn't compile.
  case doesNotCompile = 65
  /// An exercise's suite ran no test.
  case noTests = 69
  /// The runner, the toolchain or the machine failed.
  case fault = 70
  case brokenWorkbook = 78
  case interrupted = 130

  package init(of error: any Error) {
    self =
      switch error {
      case is UsageError: .usage
      case let error as CommandError: error.status
      case is CancellationError: .interrupted
      case WorkbookError.noTests: .noTests
      case let error as WorkbookError where error.isDamage: .brokenWorkbook
      default: .fault
      }
  }
}

extension WorkbookError {
  /// The maximum number of lines to show of a tool's output.
  ///
  /// A tool that crashes prints many lines.
  private static let linesShown = 15

  package var text: String {
    switch self {
    case .noWorkbook(let folder):
      "\(folder) isn't in a workbook. Change to the folder that contains Package.swift and "
        + "Lessons, and try again."
    case .noExercise(let folder): "\(folder) has no exercise."
    case .unreadableLesson(let path): "The lesson's page can't be read: \(path)"
    case .unreadable(let path, let reset):
      "\(path) can't be read.\(reset.map { " If it's missing, \(Self.remedy($0))" } ?? "")"
    case .notAFile(let path, let isFolder, let reset):
      "\(path) is \(isFolder ? "a folder" : "not a file"), and should be a Swift file. Move it "
        + "away; " + (reset.map(Self.remedy) ?? "")
    case .notUTF8(let path): "\(path) isn't UTF-8. Save it in that encoding."
    case .unmerged(let path):
      "\(path): Git couldn't merge two versions of this file.\n"
        + Place(file: path, line: 1).restorationAdvice(after: CompilerMessage.conflict)
    case .noOriginal(let path, let title):
      "\(path), the starter file of \(title), is missing. Copy it from a new clone of the workbook."
    case .missing(let part, let title): "\(title) has no \(part) in its lesson's README.md."
    case .partDoesNotCompile(let place, let message):
      "A part of the workbook that you don't have to change doesn't compile:\n"
        + "\(place.file):\(place.line): \(message)\n\(place.restorationAdvice(after: message))"
    case .suiteDoesNotCompile(let place, let message, let answer):
      "\(place.file) doesn't compile, not even with \(answer):\n"
        + "\(place.file):\(place.line): \(message)\n\(place.restorationAdvice(after: message))"
    case .noTests(let id, let suite):
      "No test of \(id) ran. Its suite should be in \(suite)."
    case .file(let problem): "\(problem.path): \(problem.reason). \(problem.remedy)"
    case .diskFull(let folder, let bytes):
      """
      The disk is full: \((Double(bytes) / 100_000).rounded(.down) / 10) MB are left for \
      \(folder)/.build, too little to build and run the tests. Free some space (a build needs up \
      to 1 GB), and try again. Your files are unchanged.
      """
    case .percentInPath(let path, let cause):
      """
      \(cause.text)
      The path of this folder contains “%”, which Swift's tools can't always handle: \(path)
      Rename the folder, or move it elsewhere, and try again.
      """
    case .tool(let name, let failure, let output):
      "“\(name)” \(failure.text). It printed:\n\(Self.beginning(of: output))"
    case .notUnderstood(let name, let reason):
      "The output of “\(name)” can't be read: \(reason)"
    case .noTestProduct(let folder): "The build left no test product in \(folder)."
    case .noDirectBuild(let reason): reason
    case .unknownEvent(let line, let version):
      """
      The test library reports results in an unknown format, so there's no verdict. This workbook \
      reads version \(version) of its event stream, the one of Swift 6.3; “\(Runner.call) \
      doctor” prints your Swift version. The unknown line:
      \(line.prefix(200))
      """
    case .killed(let title, let signal):
      """
      The system ended the tests of \(title) with signal \(signal), so there's no verdict. Often \
      memory is full, or another limit of the system is reached. If it happens again: does your \
      code create objects without end?
      """
    case .testsNotStarted(let title, let output):
      "The tests of \(title) couldn't be started: "
        + output.trimmingCharacters(in: .whitespacesAndNewlines)
    case .compilerNotAsked(let words): words
    case .noSandbox(let name):
      "\(name), the sandbox, isn't installed. \(Self.whySandbox) On Debian and Ubuntu, "
        + "“apt install bubblewrap” installs it. It needs Linux: on other systems, grade in a "
        + "Linux container, as .github/TEACHING.md explains. \(Self.withoutSandbox)"
    case .brokenSandbox(let name, let output):
      "\(name) is installed, but can't create a sandbox. \(Self.whySandbox) It printed: "
        + output.trimmingCharacters(in: .whitespacesAndNewlines)
        + "\nIn a container, and on Ubuntu 24.04, the system may forbid it: .github/TEACHING.md "
        + "explains what to do. \(Self.withoutSandbox)"
    case .notReset(let path, let obstacle): obstacle.text(path)
    case .other(let words): words
    }
  }

  private static func remedy(_ exercise: ExerciseID) -> String {
    "“\(Runner.call) reset \(exercise)” restores the starter file."
  }

  private static func beginning(of output: String) -> String {
    let lines = output.split(separator: "\n")
    let rest = lines.count - linesShown
    return (lines.isEmpty ? "nothing" : lines.prefix(linesShown).joined(separator: "\n"))
      + (rest > 0 ? "\n… and \(rest.counted("more line"))." : "")
  }

  private static let whySandbox =
    "It keeps learners' code away from your files, from the network, and from each other."
  private static let withoutSandbox =
    "To grade without it, on a disposable machine or because you trust these learners: "
    + "--no-sandbox."
}

extension WorkbookError.Place {
  /// Returns advice on restoring the file, which belongs to the workbook and has an error.
  fileprivate func restorationAdvice(after message: String) -> String {
    let restoring =
      message == CompilerMessage.conflict
      ? """
      To take the book's version: git checkout --theirs -- \(file)
      But after “git stash pop”, or while rebasing: git checkout --ours -- \(file)

      """ : "To restore it: git checkout -- \(file). "
    return restoring + "Or copy it from a new clone of the workbook."
  }
}

extension WorkbookError.ToolFailure {
  fileprivate var text: String {
    switch self {
    case .failed: "failed"
    case .ranTooLong: "was stopped, because it took too long"
    case .exceededMemory: "was stopped, because it used too much memory"
    case .signalled(let signal): "was ended by signal \(signal)"
    }
  }
}

extension WorkbookError.ResetObstacle {
  fileprivate func text(_ path: String) -> String {
    let unchanged = "\(path) was not reset, and is unchanged."
    return switch self {
    case .isFolder: "\(path) is a folder\(Self.leftAlone)"
    case .isNoFile: "\(path) is a link, or something else that isn't a file\(Self.leftAlone)"
    case .unwritable(let cause): "\(path) can't be restored.\n\(cause.text)"
    case .unreadable(let cause): "\(unchanged)\n\(cause.text)"
    case .notKept(let cause): "\(unchanged) Your version can't be kept.\n\(cause.text)"
    }
  }

  private static let leftAlone = ", so it was left unchanged. Move it away yourself, and try again."
}

extension FileProblem {
  /// The system's description, such as “No space left on device”.
  package var reason: String { String(cString: strerror(code)) }

  fileprivate var remedy: String {
    switch code {
    case ENOSPC, EDQUOT: "Free some space on that disk, and try again."
    case EROFS: "That disk is read-only. Move the workbook to a writable one."
    case EEXIST, ENOTDIR: "A file is where a folder should be. Move it away, and try again."
    case EACCES, EPERM:
      "Check who owns the file and its folder (with “ls -l”), and give yourself permission to "
        + "read and write there."
    default: "Check whether the disk is full, and who owns the file and its folder."
    }
  }

  /// Returns a remedy for a folder in which `user` can't create files.
  package func remedy(owner: String?, of folder: String, user: String) -> String {
    guard [EACCES, EPERM].contains(code), let owner, owner != user else { return remedy }
    return """
      It belongs to \(owner), perhaps because Swift ran there with sudo, or in a container. To get \
      it back: sudo chown -R \(user) "\(folder)"
      """
  }
}

extension UngradedItem {
  package var text: String {
    if isFolder { return "\(path) is no lesson: it has no exercise with an answer or a suite." }
    return "\(path) is no exercise: no answer and no suite has its name. "
      + (exerciseWithSameNumber.map { "What counts is \($0.file)." }
        ?? "It is not graded, and exercises cannot use what is in it.")
  }
}

extension Grading.Progress {
  /// A description of the step or the failure.
  package var text: String {
    switch self {
    case .compiling(let library): "Compiling \(library); this takes some seconds, once"
    case .waitingForRunner:
      "Another lesson-runner is grading in this folder. Waiting for it to finish."
    case .waitingForSwiftPM(let process):
      "Another program\(process.map { " (process \($0))" } ?? "") is building in this folder, "
        + "perhaps your editor. Waiting for it to finish."
    case .grading(let texts): "Grading \(texts.counted("text"))"
    case .graded(let count, let total): "\(count) of \(total)"
    case .switchedToSwiftPM(let exercise, let direct, let package):
      "From now on, SwiftPM builds the exercises, because the answer to \(exercise.title) "
        + "\(direct.summary) when compiled directly, and \(package.summary) when SwiftPM builds "
        + "it. Earlier verdicts may be wrong: check again."
    case .notStored(let error): "The result can't be stored. \(error.text)"
    }
  }
}
