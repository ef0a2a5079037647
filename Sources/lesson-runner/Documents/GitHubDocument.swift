import Course
import Grading
import Interface

/// A grade as GitHub Actions workflow commands, which annotate the learner's files.
///
/// GitHub shows ten annotations per step, so only the first unsolved exercise has annotations: one
/// for each compiler error, and one, without a line number, for each failing test.
struct GitHubDocument {
  let grade: Grade

  var text: String {
    let first = grade.entries.first { $0.verdict?.isPassed == false }
    let errors = first.flatMap { entry in
      entry.verdict.map { annotations(for: $0, in: entry) }
    }
    let count = "\(grade.solvedCount) of \(grade.entries.count.counted("exercise")) solved"
    return ((errors ?? []) + [Self.command("notice", [("title", "lesson-runner")], count)])
      .joined(separator: "\n")
  }

  private func annotations(for verdict: Verdict, in entry: Grade.Entry) -> [String] {
    let exercise = entry.exercise
    let tests = verdict.tests.filter { [.failed, .skipped, .cancelled].contains($0.state) }.map {
      test in
      let words = test.note(in: verdict.outcome) ?? test.messages
      return Self.error("\(test.name)\n\(words)", on: exercise)
    }
    let unfinished = verdict.tests.filter { $0.state == .unfinished }.map { test in
      "\n“\(test.name)” \(test.note(in: verdict.outcome) ?? "")."
    }
    .joined()
    switch verdict.outcome {
    case .passed:
      return []
    case .failed:
      return tests.isEmpty
        ? [Self.error("\(exercise.title) \(verdict.summary).", on: exercise)] : tests
    case .doesNotCompile(let errors):
      return errors.map { Self.error($0.text, line: $0.line, column: $0.column, on: exercise) }
    case .crashed(let crash):
      let isHere = crash.place?.file == exercise.file
      let line = isHere ? crash.place?.line : crash.lastLine?.line
      let words = isHere ? crash.message : crash.text
      return [Self.error(words + unfinished, line: line, on: exercise)] + tests
    case .doesNotFit, .testNotSeen, .ranTooLong, .notGraded:
      let words = grade.report(verdict, in: entry).explanation
      return [Self.error(words + unfinished, on: exercise)] + tests
    }
  }

  private static func error(
    _ message: String, line: Int? = nil, column: Int? = nil, on exercise: Exercise
  ) -> String {
    let place = [("line", line), ("col", column)].compactMap { name, number in
      number.map { (name, "\($0)") }
    }
    return command(
      "error", [("file", exercise.file)] + place + [("title", exercise.title)], message)
  }

  /// Returns a GitHub Actions command, escaped as the Actions toolkit escapes it.
  static func command(
    _ name: String, _ properties: [(name: String, value: String)], _ message: String
  ) -> String {
    let list = properties.map { name, value in
      "\(name)=\(escaped(value).replacing(":", with: "%3A").replacing(",", with: "%2C"))"
    }
    return "::\(name) \(list.joined(separator: ","))::\(escaped(message))"
  }

  private static func escaped(_ text: String) -> String {
    // For Swift, a carriage return and a line feed are one character; they're escaped separately.
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }
    .joined()
  }
}
