import Course
import Foundation

/// A question about a solved exercise: is this change of the answer accepted, or which test rejects
/// it?
struct RecallCard: Equatable {
  let exercise: Exercise
  /// The answer, and a text that differs from it in a few lines.
  let answer, text: String
  /// What may become of the text: the test that rejects it, or nil if it's accepted.
  let choices: [String?]
  /// The index of the true choice.
  let solution: Int
  /// What's different, or why it's wrong.
  let reason: String
}

extension RecallCard {
  /// The largest number of lines that the difference may take, with a line around each change.
  private static let maxLineCount = 12

  /// Returns all cards of an exercise: those with correct designs, and those with mistakes.
  ///
  /// `seed` chooses the tests that are named beside the true choice.
  static func all(
    of exercise: Exercise, in workbook: Workbook, seed: Int
  ) -> (accepted: [RecallCard], rejected: [RecallCard]) {
    guard let record = FailureRecord(of: exercise, in: workbook.root),
      let answer = try? Submission(exercise, at: exercise.answer, in: workbook.root).text
    else { return ([], []) }
    let tests = Set(record.shipped + record.mistakes.values.flatMap(\.self)).sorted()
    func others(than rejecters: [String]) -> [String] {
      let others = tests.filter { !rejecters.contains($0) }
      let start = others.isEmpty ? 0 : seed % others.count
      return Array(others[start...] + others[..<start])
    }
    func card(_ text: String, rejecter: String?, _ others: [String], _ reason: String) -> Self? {
      let needed = rejecter == nil ? 2 : 1
      guard others.count >= needed, isShort(from: answer.withoutHeader, to: text) else {
        return nil
      }
      let rejections = rejecter.map { [$0, others[0]] } ?? [others[0], others[1]]
      let choices = [nil] + (seed.isMultiple(of: 2) ? rejections : rejections.reversed())
      return RecallCard(
        exercise: exercise, answer: answer.withoutHeader, text: text, choices: choices,
        solution: choices.firstIndex(of: rejecter) ?? 0, reason: reason)
    }
    let accepted = workbook.designs(of: exercise).compactMap { design in
      card(design.text.withoutHeader, rejecter: nil, others(than: []), design.difference)
    }
    let rejected = Mistakes(of: exercise, in: workbook.root).all.compactMap { mistake in
      (try? mistake.code(changing: answer)).flatMap { text in
        card(
          text, rejecter: mistake.rejecter,
          others(than: (record.mistakes[mistake.heading] ?? []) + [mistake.rejecter]),
          "\(mistake.heading). \(mistake.reason)")
      }
    }
    return (accepted, rejected)
  }

  private static func isShort(from old: String, to new: String) -> Bool {
    let rows = differenceRows(from: old.codeLines, to: new.codeLines)
    let changed = rows.indices.filter { rows[$0].sign != " " }
    let shown = Set(changed.flatMap { $0 - 1...$0 + 1 }).intersection(rows.indices)
    // One line marks each gap.
    let gaps = shown.filter { !shown.contains($0 - 1) }.count + 1
    return !changed.isEmpty && shown.count + gaps <= maxLineCount
  }
}
