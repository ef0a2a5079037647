import Course
import Foundation

/// A question about a solved exercise.
///
/// Is a change of the answer accepted, or which test rejects it?
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
  private static let maxLineCount = 13

  /// Finds the cards of an exercise with a correct design, or with a mistake, one by one.
  ///
  /// `seed` chooses the first one, and the tests that are named beside the true choice.
  static func all(
    of exercise: Exercise, areAccepted: Bool, in workbook: Workbook, seed: Int
  ) -> any Sequence<RecallCard> {
    guard let record = FailureRecord(of: exercise, in: workbook.root),
      let answer = try? Submission(exercise, at: exercise.answer, in: workbook.root).text
    else { return [] }
    let tests = Set(record.shipped + record.mistakes.values.flatMap(\.self)).sorted()
    func card(
      _ text: String?, rejecter: String? = nil, failures: [String] = [], _ reason: String
    ) -> RecallCard? {
      let others = tests.filter { !failures.contains($0) && $0 != rejecter }.rotated(by: seed)
      let wrong = others.prefix(rejecter == nil ? 2 : 1)
      guard let text, [rejecter].compactMap(\.self).count + wrong.count == 2,
        isShort(from: answer.withoutHeader, to: text)
      else { return nil }
      let choices = [nil] + ([rejecter].compactMap(\.self) + wrong).rotated(by: seed)
      return RecallCard(
        exercise: exercise, answer: answer.withoutHeader, text: text, choices: choices,
        solution: choices.firstIndex(of: rejecter) ?? 0, reason: reason)
    }
    if areAccepted {
      return workbook.designs(of: exercise).rotated(by: seed).lazy.compactMap {
        card($0.text.withoutHeader, $0.difference)
      }
    }
    return Mistakes(of: exercise, in: workbook.root).all.rotated(by: seed).lazy.compactMap {
      card(
        try? $0.code(changing: answer), rejecter: $0.rejecter,
        failures: record.mistakes[$0.heading] ?? [], "\($0.heading). \($0.reason)")
    }
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

extension Array {
  fileprivate func rotated(by count: Int) -> [Element] {
    isEmpty ? [] : Array(self[(count % self.count)...] + self[..<(count % self.count)])
  }
}
