import Course
import Foundation
import Interface

/// The hints of an exercise, and the number of shown hints, which is stored in `.lesson-runner`.
struct Hints {
  private let exercise: Exercise
  private let texts: [String]
  /// The style of the texts.
  var style: TextStyle
  private let file: URL
  /// The number of hints that were shown before, or 0 if the file is missing or damaged.
  private let shownCount: Int

  /// Reads the hints of an exercise, or throws ``WorkbookError`` if there are none.
  init(for exercise: Exercise, in workbook: Workbook, style: TextStyle) throws {
    self.exercise = exercise
    self.style = style
    texts = workbook.catalog.section(of: exercise)?.hints ?? []
    file = workbook.root.appending(
      path: ".lesson-runner/hints/\(exercise.lessonFolder)/\(exercise.stem)")
    let count = (try? String(contentsOf: file, encoding: .utf8)).flatMap { Int($0) }
    shownCount = max(0, count ?? 0)
    if texts.isEmpty { throw WorkbookError.missing(part: "hints", title: exercise.title) }
  }

  var all: String { texts.indices.map(text).joined(separator: "\n\n") }

  /// Returns the first new hint, or the last hint if all were shown, followed by one of two lines.
  func next(ifMore: String, ifLast: String) -> String {
    let text = text(min(shownCount, texts.count - 1))
    return "\(text)\n\n\(shownCount + 1 < texts.count ? ifMore : ifLast)"
  }

  func countNext() throws {
    try Data("\(min(shownCount + 1, texts.count))".utf8).save(to: file)
  }

  private func text(_ index: Int) -> String {
    let title = "\(exercise.title), hint \(index + 1) of \(texts.count)"
    return "\(style.bold(title))\n\n\(style.readable(texts[index]))"
  }
}
