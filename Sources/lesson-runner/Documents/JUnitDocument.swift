import Course
import Grading
import Interface

/// A grade as the XML that CI systems read as results of JUnit.
///
/// A `testsuite` stands for an exercise, a `testcase` for each of its tests. What keeps an
/// exercise from being solved and is not told by one of its tests, as when it does not compile,
/// is told by a case that bears the exercise's own name; one that was not checked is such a
/// case, too, and counts as skipped.
struct JUnitDocument {
  let grade: Grade

  var text: String {
    let suites = grade.entries.map { ($0, cases(of: $0)) }
    let all = suites.flatMap(\.1)
    var root = XML("testsuites", ["name": "lesson-runner"], all)
    root.children = suites.map { entry, cases in
      var suite = XML("testsuite", ["name": entry.exercise.title], cases)
      suite.children = cases.map { $0.element(for: entry.exercise) }
      if let output = entry.verdict?.output, !output.isEmpty {
        suite.children.append(XML("system-out", [:], text: output))
      }
      return suite
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(root.markup())"
  }

  private func cases(of entry: Grade.Entry) -> [Case] {
    let title = entry.exercise.title
    guard let verdict = entry.verdict else {
      return [Case(title, .skipped, "\(title) \(grade.reasonNotToCheck).")]
    }
    let explanation = grade.report(verdict, in: entry).explanation
    let cases = verdict.tests.map { Case($0, verdict.outcome, explanation) }
    // That the program ended is not told by a test that failed before.
    let telling = verdict.outcome == .failed ? Case.Result.failure : .error
    return verdict.isPassed || cases.contains { $0.result == telling }
      ? cases : cases + [Case(title, .error, "\(title) \(verdict.summary).", explanation)]
  }
}

/// A `testcase`, and what came of it.
private struct Case {
  /// The result, by the name of the element that says so.
  enum Result: String {
    case passed, failure, error, skipped
  }

  let name: String
  let result: Result
  /// A line that says why it did not pass.
  let message: String
  let text: String

  init(_ name: String, _ result: Result, _ message: String, _ text: String = "") {
    self.name = name
    self.result = result
    self.message = message
    self.text = text
  }

  init(_ test: TestResult, _ outcome: Verdict.Outcome, _ explanation: String) {
    let note = test.note(in: outcome) ?? ""
    switch test.state {
    case .passed:
      self.init(test.name, .passed, "")
    case .failed:
      let words = test.words
      self.init(
        test.name, .failure, words.split(separator: "\n").first.map(String.init) ?? "", words)
    case .skipped, .cancelled:
      self.init(test.name, .failure, note)
    case .unfinished:
      self.init(test.name, .error, note, explanation)
    case .notRun:
      self.init(test.name, .skipped, note)
    }
  }

  func element(for exercise: Exercise) -> XML {
    var element = XML(
      "testcase",
      ["classname": "\(exercise.module).\(exercise.name)", "name": name, "file": exercise.file])
    if result != .passed {
      element.children = [XML(result.rawValue, ["message": message], text: text)]
    }
    return element
  }
}

extension XML {
  /// An element with the figures of cases.
  fileprivate init(_ name: String, _ attributes: KeyValuePairs<String, String>, _ cases: [Case]) {
    let count = { (result: Case.Result) in "\(cases.count { $0.result == result })" }
    self.init(name, attributes)
    self.attributes += [
      ("tests", "\(cases.count)"), ("failures", count(.failure)), ("errors", count(.error)),
      ("skipped", count(.skipped)),
    ]
  }
}
