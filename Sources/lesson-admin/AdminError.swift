import Course
import Grading
import Interface

/// A reason why a subcommand of `lesson-admin` fails.
enum AdminError: Error, Equatable {
  // MARK: grade

  case noFolder(String)
  case folderIsWorkbook(String)
  case folderIsNotUTF8(String)
  case noExercises(in: String, others: Int)
  case answerFails(path: String, Verdict)

  // MARK: mutate, and the remarks of grade

  case noCompiler(String)
  case noSwiftSyntax(in: String)
  case toolDoesNotCompile(String, String)
  case remarksFail(String)
  case mutationsFail(answer: String, String)

  // MARK: new

  case notAName(String)
  case nameIsTaken(Exercise)
  case numberIsTaken(ExerciseID, paths: [String])
  case numberIsNotNext(ExerciseID, next: ExerciseID)
  case notWritten(path: String, reason: WorkbookError)
}

extension AdminError {
  var text: String {
    switch self {
    case .noFolder(let path): "\(path) isn't there."
    case .folderIsWorkbook(let path):
      "\(path) is this workbook itself. To grade it: \(Runner.call) check all"
    case .folderIsNotUTF8(let name): "\(name): the folder's name is not UTF-8; rename it."
    case .noExercises(let path, let others):
      """
      There is no exercise in \(path)\(others > 0 ? ", nor in the others" : ""). Name the folders \
      of learners: checkouts, or folders “Lessons”. If they are in one folder, the shell lists \
      them all: \(Self.call) grade \(path)/*
      """
    case .answerFails(let path, let verdict):
      """
      \(path) \(verdict.summary) here, so nothing was graded. Was it changed? “\(Runner.call) \
      doctor” may show another reason.
      """
    case .noCompiler(let errors): "swiftc doesn't run: \(errors)"
    case .noSwiftSyntax(let folder):
      """
      This toolchain has no SwiftSyntax in \(folder), which “mutate” and the remarks \
      of “grade” need. The toolchains from swift.org have it.
      """
    case .toolDoesNotCompile(let sources, let errors): "\(sources) doesn't compile.\n\(errors)"
    case .remarksFail(let errors): "Sources/Remarks can't read texts here.\n\(errors)"
    case .mutationsFail(let answer, let errors):
      "Sources/Mutations finds no changes of \(answer).\n\(errors)"
    case .notAName(let word):
      """
      “\(word)” is no name of an exercise. Write it like a type: a capital, then letters and \
      digits, such as HardWired.
      """
    case .nameIsTaken(let exercise):
      "\(exercise.title) has this name already, and a lesson can't have two suites of one name."
    case .numberIsTaken(let id, let paths):
      "\(id) is there already, in part or whole: \(paths.joined(separator: ", "))."
    case .numberIsNotNext(let id, let next):
      "\(id) would leave a gap: the next exercise of lesson \(id.lesson) is \(next)."
    case .notWritten(let path, let reason):
      "\(path) can't be written, so nothing was created. \(reason.text)"
    }
  }

  var status: ExitStatus {
    switch self {
    case .noFolder, .folderIsWorkbook, .folderIsNotUTF8, .noExercises, .notAName, .nameIsTaken,
      .numberIsTaken, .numberIsNotNext:
      .usage
    case .answerFails, .noCompiler, .noSwiftSyntax, .toolDoesNotCompile, .remarksFail,
      .mutationsFail,
      .notWritten:
      .fault
    }
  }

  static let call = "swift run lesson-admin"
}
