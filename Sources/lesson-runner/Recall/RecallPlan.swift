import Course
import Foundation

/// When a learner sees the cards of solved exercises again, kept in `.lesson-runner/recall.json`.
///
/// Days are numbered from an arbitrary day.
struct RecallPlan: Codable, Equatable {
  /// The day of the latest session, or nil before the first.
  private(set) var lastDay: Int?
  /// The day on which a card of an exercise is due, if one was shown.
  private var dueDays: [String: Int] = [:]
  /// The number of cards so far.
  private(set) var count = 0

  /// Begins a session, and returns whether it's the first of a later day.
  mutating func begin(on day: Int) -> Bool {
    defer { lastDay = day }
    return lastDay.map { $0 < day } ?? false
  }

  /// Plans the next card after one: tomorrow if the choice was wrong, or if there was none.
  mutating func answered(_ exercise: Exercise, correctly isCorrect: Bool, on day: Int) {
    count += 1
    dueDays["\(exercise.id)"] = day + (isCorrect ? 7 : 1)
  }

  func isDue(_ exercise: Exercise, on day: Int) -> Bool { dueDay(of: exercise) <= day }

  private func dueDay(of exercise: Exercise) -> Int { dueDays["\(exercise.id)"] ?? .min }

  /// Returns exercises in the order in which their cards are shown: those that were hardest come
  /// first of those that are due, and then the others.
  func order(_ exercises: [Exercise], on day: Int, effort: (Exercise) -> Int) -> [Exercise] {
    let efforts = exercises.map { (exercise: $0, effort: effort($0)) }
    let due = efforts.filter { isDue($0.exercise, on: day) }.sorted { $0.effort > $1.effort }
    let later = exercises.filter { !isDue($0, on: day) }
      .sorted { dueDay(of: $0) < dueDay(of: $1) }
    return due.map(\.exercise) + later
  }
}

extension RecallPlan {
  private static func file(in root: URL) -> URL {
    root.appending(path: ".lesson-runner/recall.json")
  }

  /// Reads the plan, which is new if the file is missing or damaged.
  init(in root: URL) {
    let data = try? Data(contentsOf: Self.file(in: root))
    self = data.flatMap { try? JSONDecoder().decode(Self.self, from: $0) } ?? Self()
  }

  func save(in root: URL) throws { try JSONEncoder().encode(self).save(to: Self.file(in: root)) }
}
