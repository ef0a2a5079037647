import Course
import Foundation
import Interface

/// A question about a solved exercise.
///
/// Is a change of the answer accepted, or which test rejects the change?
struct RecallCard: Equatable {
  let exercise: Exercise
  /// The answer, and a text that differs from it in a few lines.
  let answer, text: String
  /// The possible results: a test that rejects the text, or nil if the text is accepted.
  let choices: [String?]
  /// The index of the right choice.
  let solution: Int
  /// The difference between the text and the answer, or the reason why the text is wrong.
  let reason: String
}

extension RecallCard {
  /// The maximum number of lines in the difference, including one unchanged line above and below
  /// each change.
  private static let maxLineCount = 13

  /// Returns an exercise's cards, about correct designs or about mistakes, as a lazy sequence.
  ///
  /// `seed` determines the first card, and the tests in the wrong choices with their order.
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
      let own = [rejecter].compactMap(\.self)
      let others = tests.filter { !(own + failures).contains($0) }.rotated(by: seed)
      let rejections = own + others.prefix(2 - own.count)
      guard let text, rejections.count == 2, isShort(from: answer.withoutHeader, to: text)
      else { return nil }
      let choices = [nil] + rejections.rotated(by: seed)
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
    let change = lineDiff(from: old, to: new, .plain, context: 1)
    return change.map { $0.lineCount <= maxLineCount } ?? false
  }
}

extension Array {
  fileprivate func rotated(by count: Int) -> [Element] {
    isEmpty ? [] : Array(self[(count % self.count)...] + self[..<(count % self.count)])
  }
}
