import Foundation
import Workbook

/// Shows hints, one more each time.
///
/// How many were shown is kept below `.lesson-runner`.
struct Hint {
  let grader: Grader
  let console: Console

  func run(_ id: ExerciseID?, all: Bool) throws -> ExitStatus {
    guard let exercise = try grader.exercise(id) else { return console.allSolved() }
    let hints = grader.workbook.catalog.lesson(of: exercise)?.section(of: exercise)?.hints ?? []
    guard !hints.isEmpty else {
      throw WorkbookError.broken("\(exercise.title) has no hints in its lesson's README.md.")
    }
    if all {
      for index in hints.indices {
        if index > 0 { console.print("") }
        show(index, of: hints, exercise)
      }
      return .success
    }
    let shown = count(for: exercise)
    show(min(shown, hints.count - 1), of: hints, exercise)
    if shown + 1 < hints.count {
      console.print("\nOne more: \(Check.call) hint \(exercise.id)")
    } else {
      console.print("\nThat was the last one. All of them: \(Check.call) hint \(exercise.id) --all")
    }
    try keep(min(shown + 1, hints.count), for: exercise)
    return .success
  }

  private func show(_ index: Int, of hints: [String], _ exercise: Exercise) {
    let title = "\(exercise.title), hint \(index + 1) of \(hints.count)"
    console.print("\(console.style.bold(title))\n")
    console.print(ReadableMarkdown(style: console.style).text(hints[index]))
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
