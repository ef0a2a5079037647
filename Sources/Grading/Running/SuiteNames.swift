import Course
import Foundation

/// The names of the tests of a suite, as they stand in its source: each has to be seen in a run.
struct SuiteNames {
  let names: [String]

  init(of exercise: Exercise, in root: URL) {
    let file = root.appending(path: exercise.tests)
    self.init((try? String(contentsOf: file, encoding: .utf8)) ?? "")
  }

  /// Reads the names behind `@Test`; one that is put together is left out.
  init(_ text: String) {
    names = text.matches(of: /(?m)^ *@Test\(\s*"((?:\\"|[^"\\])+)"/)
      .map { String($0.1).replacing("\\\"", with: "\"") }
  }

  /// The tests that a run says nothing of.
  func missing(in events: EventStream) -> [String] {
    let seen = Set(events.tests.compactMap(\.displayName))
    return names.filter { !seen.contains($0) }
  }
}
