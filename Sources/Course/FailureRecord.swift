package import Foundation

/// A record of the tests that the starter file and each mistake fail, stored in `failures.txt`.
package struct FailureRecord: Equatable {
  package var shipped: [String] = []
  /// The lines that a learner reads about the starter file; “>” marks these lines in the file.
  package var report: [String] = []
  /// The names of the tests that each mistake fails, by heading.
  ///
  /// If a mistake fails no test, its only entry is its rejecter, such as “the compiler”.
  package private(set) var mistakes: [String: [String]] = [:]
  /// The headings of the mistakes, in the order of `mistakes.md`.
  private var headings: [String] = []

  package init() {}

  package init(_ text: String) {
    for line in text.split(separator: "\n") {
      if line.hasPrefix(">") {
        report.append(String(line.dropFirst(2)))
      } else if line.hasPrefix("## ") {
        headings.append(String(line.dropFirst(3)))
        mistakes[String(line.dropFirst(3))] = []
      } else if let heading = headings.last {
        mistakes[heading]?.append(String(line))
      } else if !line.hasPrefix("#") {
        shipped.append(String(line))
      }
    }
  }

  /// Adds the failing tests of a mistake.
  package mutating func add(_ failures: [String], of heading: String) {
    headings.append(heading)
    mistakes[heading] = failures
  }

  package var text: String {
    let head =
      "# The tests that fail as shipped, and with each mistake. Written by: lesson-admin verify "
      + "--record"
    let sections = headings.map { ["", "## \($0)"] + (mistakes[$0] ?? []) }
    let report = report.isEmpty ? [] : [""] + report.map { $0.isEmpty ? ">" : "> \($0)" }
    return ([head] + shipped + report + sections.flatMap(\.self)).map { "\($0)\n" }.joined()
  }
}

extension FailureRecord {
  private static func file(of exercise: Exercise, in root: URL) -> URL {
    root.appending(path: "\(exercise.proofs)/failures.txt")
  }

  /// Reads the record of an exercise, or returns nil if there is none.
  package init?(of exercise: Exercise, in root: URL) {
    guard let text = try? String(textOf: Self.file(of: exercise, in: root)) else { return nil }
    self.init(text)
  }

  package func save(of exercise: Exercise, in root: URL) throws {
    try Data(text.utf8).save(to: Self.file(of: exercise, in: root))
  }
}
