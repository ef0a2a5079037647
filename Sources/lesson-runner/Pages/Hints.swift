import Course
import Foundation
import Grading
import Interface

/// The hints of an exercise, and the number of shown hints, which is stored in `.lesson-runner`.
struct Hints {
  private let exercise: Exercise
  private let hints: [Section.Hint]
  /// The tests that fail now, or none if no verdict is known.
  private let failing: Set<String>
  var style: TextStyle
  private let file: URL
  /// The number of hints that were shown before.
  private let shownCount: Int

  /// Reads the hints of an exercise, or throws ``WorkbookError`` if there are none.
  init(
    for exercise: Exercise, after verdict: Verdict?, in workbook: Workbook, style: TextStyle
  ) throws {
    self.exercise = exercise
    self.style = style
    hints = workbook.catalog.section(of: exercise)?.hints ?? []
    failing = Set(verdict?.refusals ?? [])
    file = Self.file(of: exercise, in: workbook.root)
    shownCount = Self.count(of: exercise, in: workbook.root)
    if hints.isEmpty { throw WorkbookError.missing(part: "hints", title: exercise.title) }
  }

  private static func file(of exercise: Exercise, in root: URL) -> URL {
    root.appending(path: ".lesson-runner/hints/\(exercise.lessonFolder)/\(exercise.stem)")
  }

  /// Returns the number of hints that were shown, or 0 if the file is missing or damaged.
  static func count(of exercise: Exercise, in root: URL) -> Int {
    let text = try? String(contentsOf: file(of: exercise, in: root), encoding: .utf8)
    return max(0, text.flatMap { Int($0) } ?? 0)
  }

  var all: String { hints.indices.map(text).joined(separator: "\n\n") }

  /// The index of the first new hint for a failing test, or else of the first new hint, or else of
  /// the last hint.
  private var nextIndex: Int {
    let new = hints.indices.dropFirst(shownCount)
    let fitting = new.first { index in
      let tests = hints[index].tests
      return tests.isEmpty || failing.isEmpty || !failing.isDisjoint(with: tests)
    }
    return fitting ?? new.first ?? hints.count - 1
  }

  /// Returns the next hint, followed by `ifMore` if there are more hints, or else by `ifLast`.
  func next(ifMore: String, ifLast: String) -> String {
    "\(text(nextIndex))\n\n\(nextIndex + 1 < hints.count ? ifMore : ifLast)"
  }

  func countNext() throws {
    try Data("\(nextIndex + 1)".utf8).save(to: file)
  }

  private func text(_ index: Int) -> String {
    let hint = hints[index]
    let test = hint.tests.first(where: failing.contains).map { ", for “\($0)”" } ?? ""
    let isSkipping = index == nextIndex && index > shownCount
    let reason = isSkipping && !test.isEmpty ? " (earlier hints are for tests that pass)" : ""
    let title = "\(exercise.title), hint \(index + 1) of \(hints.count)\(test)\(reason)"
    return "\(style.bold(title.wrapped(to: style.width)))\n\n\(style.readable(hint.text))"
  }
}
