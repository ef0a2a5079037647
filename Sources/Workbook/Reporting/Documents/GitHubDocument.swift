/// A grade as workflow commands of GitHub Actions: annotations at the learner's files.
///
/// There is one for each error of the compiler, at its line, and one for each test that fails. Which line
/// a test is about, nobody knows, so its annotation has none. The last line says how many are solved.
public struct GitHubDocument {
  private let grade: Grade

  public init(_ grade: Grade) {
    self.grade = grade
  }

  public var text: String {
    let errors = grade.entries.flatMap { entry in
      entry.verdict.map { annotations(for: $0, on: entry.exercise) } ?? []
    }
    let count = "\(grade.solvedCount) of \(grade.entries.count.counted("exercise")) solved"
    return (errors + [Self.command("notice", ["title": "lesson-runner"], count)])
      .joined(separator: "\n")
  }

  private func annotations(for verdict: Verdict, on exercise: Exercise) -> [String] {
    if verdict.isPassed { return [] }
    let error = { (line: Int?, column: Int?, message: String) in
      let place = [("line", line), ("col", column)].compactMap { name, number in
        number.map { (name, "\($0)") }
      }
      return Self.command(
        "error", [("file", exercise.file)] + place + [("title", exercise.title)], message)
    }
    let whole = { (line: Int?, message: String) in
      let culprits = verdict.tests.filter { $0.state == .unfinished }.map {
        "“\($0.name)” \($0.state.note(in: verdict.outcome) ?? "")."
      }
      return error(line, nil, ([message] + culprits).joined(separator: "\n"))
    }
    let tests = verdict.tests.filter { [.failed, .skipped].contains($0.state) }.map { test in
      let parts = [test.name, test.state.note(in: verdict.outcome) ?? test.words]
      return error(nil, nil, parts.joined(separator: "\n"))
    }
    switch verdict.outcome {
    case .doesNotCompile(let errors):
      return errors.map { error($0.line, $0.column, $0.text) }
    case .crashed(let text):
      // The path and the line of a fatal error in the learner's file, and what it says.
      let place = text.wholeMatch(of: /(?s)(.+?):(\d+): (.+)/).flatMap {
        $0.1 == exercise.file ? $0 : nil
      }
      return [whole(place.flatMap { Int($0.2) }, place.map { String($0.3) } ?? text)] + tests
    case .doesNotFit, .ranTooLong:
      return [whole(nil, grade.report(verdict, on: exercise).explanation)] + tests
    case .passed, .failed:
      return tests.isEmpty ? [error(nil, nil, "\(exercise.title) \(verdict.summary).")] : tests
    }
  }

  /// A line that GitHub Actions takes for a command, escaped as its toolkit does.
  static func command(
    _ name: String, _ properties: KeyValuePairs<String, String>, _ message: String
  ) -> String {
    command(name, properties.map { ($0.key, $0.value) }, message)
  }

  private static func command(
    _ name: String, _ properties: [(String, String)], _ message: String
  ) -> String {
    let list = properties.map { name, value in
      "\(name)=\(escaped(value).replacing(":", with: "%3A").replacing(",", with: "%2C"))"
    }
    return "::\(name) \(list.joined(separator: ","))::\(escaped(message))"
  }

  private static func escaped(_ text: String) -> String {
    // Swift takes a carriage return and a line feed for one character; here they are two.
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
