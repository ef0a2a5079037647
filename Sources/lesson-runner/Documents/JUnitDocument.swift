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
    let suites = grade.exercises.map { exercise in
      let output = grade.verdicts[exercise]?.output ?? ""
      let outputs = output.isEmpty ? [] : [XML(name: "system-out", text: output)]
      return element("testsuite", named: exercise.title, cases(of: exercise) + outputs)
    }
    let root = element("testsuites", named: "lesson-runner", suites)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(root.markup())"
  }

  /// Returns an element whose attributes count the test cases in it, and their results.
  private func element(_ kind: String, named name: String, _ children: [XML]) -> XML {
    let counts = [
      ("tests", "testcase"), ("failures", "failure"), ("errors", "error"), ("skipped", "skipped"),
    ].map { ($0, "\(children.count(of: $1))") }
    return XML(name: kind, attributes: [("name", name)] + counts, children: children)
  }

  private func cases(of exercise: Exercise) -> [XML] {
    /// `result` is the name of the element that says why the test didn't pass, or nil if it passed.
    func testCase(
      _ name: String, _ result: String? = nil, message: String = "", text: String = ""
    ) -> XML {
      let attributes = [
        ("classname", "\(exercise.module).\(exercise.name)"), ("name", name),
        ("file", exercise.file),
      ]
      let child = result.map { [XML(name: $0, attributes: [("message", message)], text: text)] }
      return XML(name: "testcase", attributes: attributes, children: child ?? [])
    }
    let title = exercise.title
    guard let verdict = grade.verdicts[exercise] else {
      let cause = grade.firstFailure?.exercise.title ?? "an exercise before it"
      let message = "\(title) was not checked, because \(cause) is not solved."
      return [testCase(title, "skipped", message: message)]
    }
    let explanation = grade.explanation(of: verdict, on: exercise)
    let cases = verdict.tests.map { test in
      let note = test.note(in: verdict.outcome) ?? ""
      switch test.state {
      case .passed:
        return testCase(test.name)
      case .failed:
        let text = test.messages
        let message = text.split(separator: "\n").first.map(String.init) ?? ""
        return testCase(test.name, "failure", message: message, text: text)
      case .skipped, .cancelled:
        return testCase(test.name, "failure", message: note)
      case .unfinished:
        return testCase(test.name, "error", message: note, text: explanation)
      case .notRun:
        return testCase(test.name, "skipped", message: note)
      }
    }
    // A test that failed earlier doesn't show that the program ended.
    let expected = verdict.outcome == .failed ? "failure" : "error"
    if verdict.isPassed || cases.count(of: expected) > 0 { return cases }
    let message = "\(title) \(verdict.summary)."
    return cases + [testCase(title, "error", message: message, text: explanation)]
  }
}

extension [XML] {
  /// Returns how many elements have a name, among these and all elements in them.
  fileprivate func count(of name: String) -> Int {
    reduce(0) { $0 + ($1.name == name ? 1 : 0) + $1.children.count(of: name) }
  }
}

/// An XML element, with its attributes in order, and its children indented.
struct XML {
  let name: String
  var attributes: [(name: String, value: String)] = []
  var children: [XML] = []
  /// The content of an element without children.
  var text = ""

  func markup(indent: String = "") -> String {
    let start = attributes.reduce("\(indent)<\(name)") {
      #"\#($0) \#($1.name)="\#(Self.escaped($1.value, inAttribute: true))""#
    }
    if !children.isEmpty {
      let lines = children.map { $0.markup(indent: indent + "  ") }.joined(separator: "\n")
      return "\(start)>\n\(lines)\n\(indent)</\(name)>"
    }
    return text.isEmpty ? "\(start)/>" : "\(start)>\(Self.escaped(text))</\(name)>"
  }

  /// Returns the text escaped for XML 1.0, without the characters that XML doesn't allow.
  private static func escaped(_ text: String, inAttribute: Bool = false) -> String {
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
