package import Course
import Foundation
package import Grading

/// The words for errors: all that a user reads of one comes from here.
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
      return "Error: \(reason(for: error))\(remark)"
    }
  }

  package static func reason(for error: WorkbookError) -> String {
    switch error {
    case .noWorkbook(let folder):
      "There is no workbook in \(folder), nor above it. Change to the folder that holds "
        + "Package.swift and Lessons, and try again."
    case .noExercise(let folder): "There is no exercise in \(folder)."
    case .unreadableLesson(let path): "The lesson's text cannot be read: \(path)"
    case .unreadable(let path, let id):
      "\(path) cannot be read.\(id.map { " If it is gone, \(reset($0))" } ?? "")"
    case .notAFile(let path, let isFolder, let id):
      "\(path) is \(isFolder ? "a folder" : "no file"), and should be a Swift file. "
        + "Move it away; \(id.map(reset) ?? "")"
    case .notUTF8(let path): "\(path) is not a text in UTF-8. Save it in that encoding."
    case .noOriginal(let path, let title):
      "\(path) is lost: it holds \(title) as shipped. Take it from a new clone of the workbook."
    case .missing(let part, let title): "\(title) has no \(part) in its lesson's README.md."
    case .partDoesNotCompile(let place, let message):
      "A part of the workbook that is not yours to change does not compile:\n"
        + text(at: place, message)
    case .suiteDoesNotCompile(let place, let message, let answer):
      "\(place.file) doesn't compile, not even with \(answer):\n\(text(at: place, message))"
    case .noTests(let id, let suite):
      "No test of a suite “\(id) …” ran. It should stand in \(suite)."
    case .file(let problem):
      "\(problem.path): \(String(cString: strerror(problem.code))). \(remedy(for: problem.code))"
    case .diskFull(let folder, let bytes):
      """
      The disk is full: \((Double(bytes) / 1_000_000 * 10).rounded(.down) / 10) MB are left for \
      \(folder)/.build, too little to build and run the tests. Free some space (a build needs up \
      to 1 GB), and try again. Your files are as they were.
      """
    case .percentInPath(let path, let cause):
      """
      \(reason(for: cause))
      The path of this folder contains “%”, which Swift's tools can't always handle: \(path)
      Rename the folder, or move it elsewhere, and try again.
      """
    case .tool(let name, let failure, let output):
      "The \(name) \(text(for: failure)). It said:\n\(shortened(output))"
    case .notUnderstood(let what, let reason): "\(what) is not understood: \(reason)"
    case .noTestProduct(let folder): "The build left no test product in \(folder)."
    case .noDirectBuild(let reason): reason
    case .unknownEvent(let line, let version):
      """
      The test library tells in a way that is not known here what became of the tests, so there is \
      no verdict. This workbook reads version \(version) of its event stream, that of Swift 6.3; \
      “\(Runner.call) doctor” tells which Swift is found. It wrote:
      \(line.prefix(200))
      """
    case .killed(let title, let signal):
      """
      The tests of \(title) were ended from outside, by signal \(signal), so there is no verdict. \
      Often the memory was full, or another limit of the system was reached. If it happens again: \
      does the code make more and more of something?
      """
    case .testsNotStarted(let title, let output):
      "The tests of \(title) could not be started: \(output)"
    case .compilerNotAsked(let text): text
    case .noSandbox(let name):
      "\(name) is not found. \(whySandbox) On Debian and Ubuntu, “apt install bubblewrap” "
        + "installs it. \(withoutSandbox)"
    case .brokenSandbox(let name, let output):
      """
      \(name) is here, but it cannot make a sandbox. \(whySandbox) It said: \(output)
      In a container, and on Ubuntu 24.04, the system may forbid it: .github/TEACHING.md says what \
      to do. \(withoutSandbox)
      """
    case .notReset(let path, let obstacle): text(for: obstacle, to: path)
    case .other(let reason): reason
    }
  }

  private static func reset(_ id: ExerciseID) -> String {
    "“\(Runner.call) reset \(id)” brings it back as shipped."
  }

  private static func text(at place: WorkbookError.Place, _ message: String) -> String {
    """
    \(place.file):\(place.line): \(message)
    To put it back: git checkout -- \(place.file). Or take it from a new clone of the workbook.
    """
  }

  private static func text(for failure: WorkbookError.ToolFailure) -> String {
    switch failure {
    case .failed: "failed"
    case .ranTooLong: "took too long, and was stopped"
    case .exceededMemory: "used too much memory, and was stopped"
    case .signalled(let signal): "was ended by signal \(signal)"
    }
  }

  private static func shortened(_ output: String) -> String {
    let lines = output.split(separator: "\n")
    let rest = lines.count - 20
    return (lines.isEmpty ? "nothing" : lines.prefix(20).joined(separator: "\n"))
      + (rest > 0 ? "\n… and \(rest.counted("more line"))." : "")
  }

  private static func text(for obstacle: WorkbookError.ResetObstacle, to path: String) -> String {
    let alone = "so it is left alone. Move it away yourself, and try again."
    let unchanged = "\(path) was not reset, and is as it was."
    return switch obstacle {
    case .isFolder: "\(path) is a folder, \(alone)"
    case .isNoFile: "\(path) is a link, or something else that is no file, \(alone)"
    case .unwritable(let cause): "\(path) can't be brought back.\n\(reason(for: cause))"
    case .unreadable(let cause): "\(unchanged)\n\(reason(for: cause))"
    case .notKept(let cause):
      "\(unchanged) Your version can't be kept.\n\(reason(for: cause))"
    }
  }

  /// What to do about the system's reason why a file can't be read or written.
  private static func remedy(for code: Int32) -> String {
    switch code {
    case ENOSPC, EDQUOT: "Free some space on that disk, and try again."
    case EROFS: "That disk can only be read. Move the workbook to one that you may write to."
    case EACCES, EPERM:
      "See who owns the file and its folder (“ls -l” says so), and give yourself the right to "
        + "read and write there."
    default: "See whether the disk is full, and who owns the file and its folder."
    }
  }

  private static let whySandbox =
    "It keeps strangers' code from your files, from the network, and from each other."
  private static let withoutSandbox =
    "To grade without it, on a machine that can be thrown away, or because you trust these "
    + "learners as yourself: --no-sandbox."
}

extension Grading.Progress {
  /// What takes time, for somebody who waits.
  package var text: String {
    switch self {
    case .compiling(let library): "Compiling \(library), which takes some seconds, once"
    case .waitingForRunner:
      "Another lesson-runner is grading in this folder. Waiting for it to finish."
    case .waitingForSwiftPM(let process):
      "Another program\(process.map { " (process \($0))" } ?? "") is building in this folder; an "
        + "editor does that too. Waiting for it to finish."
    case .grading(let count): "Grading \(count.counted("text"))"
    case .graded(let count, let all): "\(count) of \(all)"
    case .notStored(let error):
      "The result can't be kept for the next time. \(ErrorText.reason(for: error))"
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
