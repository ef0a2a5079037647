package import Course
import Foundation
package import Grading

/// The text for errors, from this file alone.
package enum ErrorText {
  /// Why a command could not do its work; nil when nobody reads it.
  package static func text(for error: any Error) -> String? {
    switch error {
    case let error as UsageError: return "Error: \(error.message)"
    case is CancellationError: return "Interrupted. Nothing of yours was changed."
    case let error as OutputError:
      // When nobody reads any more, as behind `| head -1`, there is nothing to say.
      if error.code == EPIPE { return nil }
      let reason = error.code.map { ": \(String(cString: strerror($0)))" } ?? ""
      return """
        Error: the result can't be written to the standard output\(reason). Let it go to a \
        terminal, or to a file on a disk with free space, and try again.
        """
    default:
      let error = WorkbookError(error)
      let remark =
        ExitStatus(of: error) == .fault
        ? "\n“\(Runner.call) doctor” looks for what is in the way." : ""
      return "Error: \(error.text)\(remark)"
    }
  }
}

/// The number that a program leaves to the shell; from 64 on, those of `sysexits.h`.
package enum ExitStatus: Int32, Sendable {
  case success = 0
  /// An exercise is not solved, or a proof does not hold.
  case failure = 1
  case usage = 64
  /// The learner's code does not compile.
  case doesNotCompile = 65
  /// The suite of an exercise ran no test.
  case noTests = 69
  /// The runner, the toolchain or the machine did not do its part.
  case fault = 70
  case brokenWorkbook = 78
  case interrupted = 130

  package init(of error: any Error) {
    self =
      switch error {
      case is UsageError: .usage
      case is CancellationError: .interrupted
      case WorkbookError.noTests: .noTests
      case let error as WorkbookError where error.isDamage: .brokenWorkbook
      default: .fault
      }
  }
}

extension WorkbookError {
  /// The lines of a tool's output that are shown; where it crashes, it prints many.
  private static let linesShown = 15

  package var text: String {
    switch self {
    case .noWorkbook(let folder):
      "There is no workbook in \(folder), nor above it. Change to the folder that holds "
        + "Package.swift and Lessons, and try again."
    case .noExercise(let folder): "There is no exercise in \(folder)."
    case .unreadableLesson(let path): "The lesson's text cannot be read: \(path)"
    case .unreadable(let path, let reset):
      "\(path) cannot be read.\(reset.map { " If it is gone, \(Self.remedy($0))" } ?? "")"
    case .notAFile(let path, let isFolder, let reset):
      "\(path) is \(isFolder ? "a folder" : "no file"), and should be a Swift file. Move it away; "
        + (reset.map(Self.remedy) ?? "")
    case .notUTF8(let path): "\(path) is not a text in UTF-8. Save it in that encoding."
    case .noOriginal(let path, let title):
      "\(path) is lost: it holds \(title) as shipped. Take it from a new clone of the workbook."
    case .missing(let part, let title): "\(title) has no \(part) in its lesson's README.md."
    case .partDoesNotCompile(let place, let message):
      "A part of the workbook that is not yours to change does not compile:\n"
        + "\(place.file):\(place.line): \(message)\n\(place.wayBack)"
    case .suiteDoesNotCompile(let place, let message, let answer):
      "\(place.file) doesn't compile, not even with \(answer):\n"
        + "\(place.file):\(place.line): \(message)\n\(place.wayBack)"
    case .noTests(let id, let suite):
      "No test of a suite “\(id) …” ran. It should stand in \(suite)."
    case .file(let problem): "\(problem.path): \(problem.reason). \(problem.remedy)"
    case .diskFull(let folder, let bytes):
      """
      The disk is full: \((Double(bytes) / 100_000).rounded(.down) / 10) MB are left for \
      \(folder)/.build, too little to build and run the tests. Free some space (a build needs up \
      to 1 GB), and try again. Your files are as they were.
      """
    case .percentInPath(let path, let cause):
      """
      \(cause.text)
      The path of this folder contains “%”, which Swift's tools can't always handle: \(path)
      Rename the folder, or move it elsewhere, and try again.
      """
    case .tool(let name, let failure, let output):
      "“\(name)” \(failure.text). It said:\n\(Self.beginning(of: output))"
    case .notUnderstood(let name, let reason):
      "What “\(name)” says is not understood: \(reason)"
    case .noTestProduct(let folder): "The build left no test product in \(folder)."
    case .noDirectBuild(let reason): reason
    case .unknownEvent(let line, let version):
      """
      The test library tells in a way that is not known here what became of the tests, so there \
      is no verdict. This workbook reads version \(version) of its event stream, that of Swift \
      6.3; “\(Runner.call) doctor” tells which Swift is found. It wrote:
      \(line.prefix(200))
      """
    case .killed(let title, let signal):
      """
      The tests of \(title) were ended from outside, by signal \(signal), so there is no verdict. \
      Often the memory was full, or another limit of the system was reached. If it happens again: \
      does the code make more and more of something?
      """
    case .testsNotStarted(let title, let output):
      "The tests of \(title) could not be started: "
        + output.trimmingCharacters(in: .whitespacesAndNewlines)
    case .compilerNotAsked(let words): words
    case .noSandbox(let name):
      "\(name) is not found. \(Self.whySandbox) On Debian and Ubuntu, “apt install bubblewrap” "
        + "installs it. \(Self.withoutSandbox)"
    case .brokenSandbox(let name, let output):
      "\(name) is here, but it cannot make a sandbox. \(Self.whySandbox) It said: "
        + output.trimmingCharacters(in: .whitespacesAndNewlines)
        + "\nIn a container, and on Ubuntu 24.04, the system may forbid it: .github/TEACHING.md "
        + "says what to do. \(Self.withoutSandbox)"
    case .notReset(let path, let obstacle): obstacle.text(path)
    case .other(let words): words
    }
  }

  private static func remedy(_ exercise: ExerciseID) -> String {
    "“\(Runner.call) reset \(exercise)” brings it back as shipped."
  }

  private static func beginning(of output: String) -> String {
    let lines = output.split(separator: "\n")
    let rest = lines.count - linesShown
    return (lines.isEmpty ? "nothing" : lines.prefix(linesShown).joined(separator: "\n"))
      + (rest > 0 ? "\n… and \(rest.counted("more line"))." : "")
  }

  private static let whySandbox =
    "It keeps strangers' code from your files, from the network, and from each other."
  private static let withoutSandbox =
    "To grade without it, on a machine that can be thrown away, or because you trust these "
    + "learners as yourself: --no-sandbox."
}

extension WorkbookError.Place {
  fileprivate var wayBack: String {
    "To put it back: git checkout -- \(file). Or take it from a new clone of the workbook."
  }
}

extension WorkbookError.ToolFailure {
  fileprivate var text: String {
    switch self {
    case .failed: "failed"
    case .ranTooLong: "took too long, and was stopped"
    case .exceededMemory: "used too much memory, and was stopped"
    case .signalled(let signal): "was ended by signal \(signal)"
    }
  }
}

extension WorkbookError.ResetObstacle {
  fileprivate func text(_ path: String) -> String {
    let unchanged = "\(path) was not reset, and is as it was."
    return switch self {
    case .isFolder: "\(path) is a folder\(Self.leftAlone)"
    case .isNoFile: "\(path) is a link, or something else that is no file\(Self.leftAlone)"
    case .unwritable(let cause): "\(path) can't be brought back.\n\(cause.text)"
    case .unreadable(let cause): "\(unchanged)\n\(cause.text)"
    case .notKept(let cause): "\(unchanged) Your version can't be kept.\n\(cause.text)"
    }
  }

  private static let leftAlone = ", so it is left alone. Move it away yourself, and try again."
}

extension FileProblem {
  /// The system's words, such as “No space left on device”.
  fileprivate var reason: String { String(cString: strerror(code)) }

  fileprivate var remedy: String {
    switch code {
    case ENOSPC, EDQUOT: "Free some space on that disk, and try again."
    case EROFS: "That disk can only be read. Move the workbook to one that you may write to."
    case EACCES, EPERM:
      "See who owns the file and its folder (“ls -l” says so), and give yourself the right to "
        + "read and write there."
    default: "See whether the disk is full, and who owns the file and its folder."
    }
  }
}

extension Grading.Progress {
  /// What takes time, in a line.
  package var text: String {
    switch self {
    case .compiling(let library): "Compiling \(library), which takes some seconds, once"
    case .waitingForRunner:
      "Another lesson-runner is grading in this folder. Waiting for it to finish."
    case .waitingForSwiftPM(let process):
      "Another program\(process.map { " (process \($0))" } ?? "") is building in this folder; an "
        + "editor does that too. Waiting for it to finish."
    case .grading(let texts): "Grading \(texts.counted("text"))"
    case .graded(let count, let total): "\(count) of \(total)"
    case .switchedToSwiftPM(let reason):
      "From now on SwiftPM builds here, as \(reason). Earlier verdicts may be wrong: check again."
    case .notStored(let error): "The result can't be kept for the next time. \(error.text)"
    }
  }
}
