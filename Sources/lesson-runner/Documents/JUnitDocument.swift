import Course
import Grading
import Interface

/// A grade as XML in the JUnit format, which CI systems read.
///
/// A `testsuite` is an exercise, and a `testcase` is one of its tests. A case with the exercise's
/// name reports that the exercise doesn't compile, or wasn't checked, because no test can report
/// these results.
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
    // A test that failed earlier doesn't show that the program ended.
    let expected = verdict.outcome == .failed ? Case.Result.failure : .error
    return verdict.isPassed || cases.contains { $0.result == expected }
      ? cases : cases + [Case(title, .error, "\(title) \(verdict.summary).", explanation)]
  }
}

/// A `testcase` and its result.
private struct Case {
  /// The name of the result's element.
  enum Result: String {
    case passed, failure, error, skipped
  }

  let name: String
  let result: Result
  /// A one-line reason why the test didn't pass.
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
      let text = test.messages
      self.init(
        test.name, .failure, text.split(separator: "\n").first.map(String.init) ?? "", text)
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
  /// Creates an element with the cases' counts as attributes.
  fileprivate init(_ name: String, _ attributes: KeyValuePairs<String, String>, _ cases: [Case]) {
    let count = { (result: Case.Result) in "\(cases.count { $0.result == result })" }
    self.init(name, attributes)
    self.attributes += [
      ("tests", "\(cases.count)"), ("failures", count(.failure)), ("errors", count(.error)),
      ("skipped", count(.skipped)),
    ]
  }
}

/// An XML element, with its attributes in order, and its children indented.
struct XML {
  let name: String
  var attributes: [(name: String, value: String)]
  /// The content of an element without children.
  var text = ""
  var children: [XML] = []

  init(_ name: String, _ attributes: KeyValuePairs<String, String>, text: String = "") {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    self.text = text
  }

  /// Returns the lines of the element.
  func markup(indent: String = "") -> String {
    let start = attributes.reduce("\(indent)<\(name)") {
      #"\#($0) \#($1.name)="\#(Self.escaped($1.value, inAttribute: true))""#
    }
    if !children.isEmpty {
      let lines = children.map { $0.markup(indent: indent + "  ") }.joined(separator: "\n")
      return "\(start)>\n\(lines)\n\(indent)</\(name)>"
    }
    return text.isEmpty
      ? "\(start)/>" : "\(start)>\(Self.escaped(text))</\(name)>"
  }

  /// Returns the text escaped for XML 1.0, without the characters that XML doesn't allow.
  static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      // XML only requires this in `]]>`, but all readers accept it everywhere.
      case ">": "&gt;"
      case "\"" where inAttribute: "&quot;"
      // Readers replace these with spaces in an attribute, and a carriage return with a line feed
      // everywhere.
      case "\t" where inAttribute: "&#9;"
      case "\n" where inAttribute: "&#10;"
      case "\r": "&#13;"
      case "\t", "\n", "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
        String(scalar)
      default: ""
      }
    }
    .joined()
  }
}
