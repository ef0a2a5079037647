import Course
import Foundation
import Grading
import Interface

/// The code of a test, with the test's documentation comment and attribute, without indentation.
struct TestCode: Equatable {
  /// The number of the file's line at which the code begins.
  let line: Int
  let text: String

  /// Finds a test by its display name in the text of a suite's file.
  init?(named name: String, in file: String) {
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    let literal = "\"\(name.replacing("\"", with: "\\\""))\""
    guard let named = lines.firstIndex(where: { $0.contains(literal) }),
      let attribute = lines[...named].lastIndex(where: { $0.trimmingSpaces.hasPrefix("@Test") })
    else { return nil }
    let indent = lines[attribute].prefix { $0 == " " }
    let end = lines[attribute...].firstIndex { $0 == "\(indent)}" }
    let start = lines[..<attribute].lastIndex { !$0.trimmingSpaces.hasPrefix("//") }
    let first = start.map { $0 + 1 } ?? 0
    line = first + 1
    text = lines[first...(end ?? named)].map { $0.dropFirst(indent.count) }
      .joined(separator: "\n")
  }
}

extension StringProtocol {
  fileprivate var trimmingSpaces: SubSequence { drop { $0 == " " } }
}

extension Guide {
  /// Returns the code of the first failing test or check in a verdict's report, below a link to
  /// that code, or nil if no code is found.
  func code(ofFailureIn verdict: Verdict, of exercise: Exercise) -> String? {
    guard let test = verdict.firstFailure else { return nil }
    let path = test.kind == .test ? exercise.tests : exercise.checks
    let file = try? String(textOf: workbook.root.appending(path: path))
    return file.flatMap { TestCode(named: test.name, in: $0) }.map { code in
      "\(style.link(path, line: code.line, in: workbook.path))\n\n\(code.text)"
    }
  }
}
