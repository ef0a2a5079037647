import Course
import Grading
import Interface

/// A grade as GitHub Actions workflow commands, which annotate the learner's files.
///
/// GitHub shows ten annotations per step, so only the first unsolved exercise has annotations: one
/// for each compiler error, and one for each failing test. If all tests pass, only the first
/// failing check has an annotation. Annotations of tests and checks have no line number.
struct GitHubDocument {
  let grade: Grade

  var text: String {
    let count = "\(grade.solvedCount) of \(grade.exercises.count.counted("exercise")) solved"
    return (annotations + [Self.command("notice", [("title", "lesson-runner")], count)])
      .joined(separator: "\n")
  }

  private var annotations: [String] {
    guard let (exercise, verdict) = grade.firstFailure else { return [] }
    func error(_ message: String, line: Int? = nil, column: Int? = nil) -> String {
      let place = [("line", line), ("col", column)].compactMap { name, number in
        number.map { (name, "\($0)") }
      }
      return Self.command(
        "error", [("file", exercise.file)] + place + [("title", exercise.title)], message)
    }
    let success = verdict.successBeforeChecks
    let failing = verdict.results(of: verdict.shownKind)
      .filter { [.failed, .skipped, .cancelled].contains($0.state) }
    let tests = failing.prefix(success == nil ? failing.count : 1).map { test in
      let lines = [success, test.name, test.note(in: verdict.outcome) ?? test.messages]
      return error(lines.compactMap { $0 }.joined(separator: "\n"))
    }
    let unfinished = verdict.tests.filter { $0.state == .unfinished }
      .map { "\n“\($0.name)” \($0.note(in: verdict.outcome) ?? "")." }
      .joined()
    switch verdict.outcome {
    case .passed, .failed:
      return tests.isEmpty ? [error("\(exercise.title) \(verdict.summary).")] : tests
    case .doesNotCompile(let errors):
      return errors.map { error($0.text, line: $0.line, column: $0.column) }
    case .crashed(let crash):
      let isHere = crash.place?.file == exercise.file
      let line = isHere ? crash.place?.line : crash.lastLine?.line
      return [error((isHere ? crash.message : crash.text) + unfinished, line: line)] + tests
    case .doesNotFit, .toolFailed, .testNotSeen, .ranTooLong, .notGraded:
      return [error(grade.explanation(of: verdict, on: exercise) + unfinished)] + tests
    }
  }

  /// Returns a GitHub Actions command, with the same escapes as in the Actions toolkit.
  static func command(
    _ name: String, _ properties: [(name: String, value: String)], _ message: String
  ) -> String {
    let list = properties.map { name, value in
      "\(name)=\(escaped(value).replacing(":", with: "%3A").replacing(",", with: "%2C"))"
    }
    return "::\(name) \(list.joined(separator: ","))::\(escaped(message))"
  }

  private static func escaped(_ text: String) -> String {
    let escapes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
    // In Swift, a carriage return with a line feed is one character, so scalars are escaped.
    return text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}
