import Foundation

/// The record of how a lesson's shipped exercises fail: `Tests/Golden/1-BadWay.txt`.
///
/// A title stands on a line of its own; below it, indented, the tests that the shipped file fails, in the
/// order of the suite.
struct Golden: Equatable {
  private(set) var failures: [String: [String]] = [:]

  init(text: String) {
    var title = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix(" ") {
        failures[title, default: []].append(String(line.drop { $0 == " " }))
      } else {
        title = String(line)
        failures[title] = []
      }
    }
  }

  subscript(exercise: Exercise) -> [String]? {
    get { failures[exercise.title] }
    set { failures[exercise.title] = newValue }
  }

  /// The text of the record, for the exercises of a lesson in their order.
  func text(for lesson: Lesson) -> String {
    "# The tests that each exercise fails as shipped. Written by: lesson-runner verify --record\n"
      + lesson.exercises.compactMap { exercise in
        self[exercise].map { names in
          ([exercise.title] + names.map { "  \($0)" }).joined(separator: "\n") + "\n"
        }
      }
      .joined()
  }

  static func file(of lesson: Lesson, in root: URL) -> URL {
    root.appending(path: "Tests/Golden/\(lesson.folder).txt")
  }
}
