import Course
import Foundation
import Grading
import Interface

/// The hints of an exercise, shown one more each time.
///
/// How many were shown is kept below `.lesson-runner`.
struct Hints {
  private let exercise: Exercise
  private let texts: [String]
  private let style: TextStyle
  private let file: URL

  /// - Throws: ``WorkbookError/broken(_:)`` when there is no hint.
  init(for exercise: Exercise, in workbook: Workbook, style: TextStyle) throws {
    self.exercise = exercise
    self.style = style
    texts = workbook.catalog.lesson(of: exercise)?.section(of: exercise)?.hints ?? []
    file = workbook.root.appending(
      path: ".lesson-runner/hints/\(exercise.lessonFolder)/\(exercise.stem)")
    guard !texts.isEmpty else {
      throw WorkbookError.broken("\(exercise.title) has no hints in its lesson's README.md.")
    }
  }

  var all: String { texts.indices.map(text).joined(separator: "\n\n") }

  /// The first hint that was not shown yet, or the last one.
  ///
  /// - Parameters:
  ///   - again: Said below a hint that another follows.
  ///   - last: Said below the last one.
  /// - Returns: The hint, and what is said below it.
  func next(again: String, last: String) -> String {
    let shown = shownCount
    return "\(text(min(shown, texts.count - 1)))\n\n\(shown + 1 < texts.count ? again : last)"
  }

  /// Counts the next hint as shown.
  ///
  /// - Throws: An error of Foundation when that cannot be written down.
  func countNext() throws {
    let count = min(shownCount + 1, texts.count)
    try Data("\(count)".utf8).save(to: file)
  }

  private func text(_ index: Int) -> String {
    let title = "\(exercise.title), hint \(index + 1) of \(texts.count)"
    return "\(style.bold(title))\n\n\(ReadableMarkdown(style: style).text(texts[index]))"
  }

  /// The number of hints that were shown; a damaged file counts as none.
  private var shownCount: Int {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return max(0, Int(text) ?? 0)
  }
}
