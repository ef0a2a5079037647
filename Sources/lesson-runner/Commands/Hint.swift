import Foundation
import Workbook

/// Shows hints, one more each time.
///
/// How many were shown is kept below `.lesson-runner`.
struct Hint {
  let grader: Grader
  let style: TextStyle

  func run(_ id: ExerciseID?, all: Bool, _ console: Console) throws -> ExitStatus {
    guard let exercise = try grader.exercise(id) else { return console.allSolved() }
    if all {
      let hints = try hints(for: exercise)
      let texts = hints.indices.map { text($0, of: hints, exercise) }
      console.print(texts.joined(separator: "\n\n"))
      return .success
    }
    let call = "\(Check.call) hint \(exercise.id)"
    try showNext(
      for: exercise, again: "One more: \(call)",
      last: "That was the last one. All of them: \(call) --all", console.print)
    return .success
  }

  /// Shows the next hint, and counts it as shown.
  ///
  /// - Parameters:
  ///   - exercise: What somebody is stuck with.
  ///   - again: Said below a hint that another follows.
  ///   - last: Said below the last one.
  ///   - print: Shows a text.
  /// - Throws: ``WorkbookError/broken(_:)`` when there is no hint; an error of Foundation when it cannot
  ///   be counted.
  func showNext(
    for exercise: Exercise, again: String, last: String, _ print: (String) -> Void
  ) throws {
    let hints = try hints(for: exercise)
    let shown = count(for: exercise)
    let text = text(min(shown, hints.count - 1), of: hints, exercise)
    print("\(text)\n\n\(shown + 1 < hints.count ? again : last)")
    try keep(min(shown + 1, hints.count), for: exercise)
  }

  private func hints(for exercise: Exercise) throws -> [String] {
    let hints = grader.workbook.catalog.lesson(of: exercise)?.section(of: exercise)?.hints ?? []
    guard !hints.isEmpty else {
      throw WorkbookError.broken("\(exercise.title) has no hints in its lesson's README.md.")
    }
    return hints
  }

  private func text(_ index: Int, of hints: [String], _ exercise: Exercise) -> String {
    let title = "\(exercise.title), hint \(index + 1) of \(hints.count)"
    return "\(style.bold(title))\n\n\(ReadableMarkdown(style: style).text(hints[index]))"
  }

  private func file(for exercise: Exercise) -> URL {
    grader.workbook.root.appending(path: ".lesson-runner/hints/\(exercise.stem)")
  }

  /// How many hints were shown; a damaged file counts as none.
  private func count(for exercise: Exercise) -> Int {
    let text = (try? String(contentsOf: file(for: exercise), encoding: .utf8)) ?? ""
    return max(0, Int(text) ?? 0)
  }

  private func keep(_ count: Int, for exercise: Exercise) throws {
    let file = file(for: exercise)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("\(count)".utf8).write(to: file, options: .atomic)
  }
}

extension Grader {
  /// The exercise that a user named, or else the first unsolved one; nil when all are solved.
  ///
  /// - Throws: ``UsageError`` when there is none of that number.
  func exercise(_ id: ExerciseID?) throws -> Exercise? {
    try id.map(workbook.catalog.existing) ?? firstUnsolved
  }
}

extension Console {
  /// Says that nothing is left to do, where a command needs an exercise and none was named.
  func allSolved() -> ExitStatus {
    print("All exercises are solved. Name one to see it again: \(Check.call) show 1.1")
    return .success
  }
}
