import Course
import Foundation

/// The days on which a learner sees cards of solved exercises again, kept in
/// `.lesson-runner/recall.json`.
///
/// Days are numbered from an arbitrary day.
struct RecallPlan: Codable, Equatable {
  /// The day of the latest session, or nil before the first.
  private(set) var lastDay: Int?
  /// The day on which the next card is due, for each exercise whose card was shown.
  private var dueDays: [String: Int] = [:]
  /// The number of answered or skipped cards.
  private(set) var count = 0

  /// Begins a session, and returns whether the previous session was on an earlier day.
  mutating func begin(on day: Int) -> Bool {
    defer { lastDay = day }
    return lastDay.map { $0 < day } ?? false
  }

  /// Plans an exercise's next card: in a week after the right choice, tomorrow after a wrong choice
  /// or no choice.
  mutating func scheduleCard(of exercise: Exercise, wasCorrect isCorrect: Bool, on day: Int) {
    count += 1
    dueDays["\(exercise.id)"] = day + (isCorrect ? 7 : 1)
  }

  func isDue(_ exercise: Exercise, on day: Int) -> Bool { dueDay(of: exercise) <= day }

  private func dueDay(of exercise: Exercise) -> Int { dueDays["\(exercise.id)"] ?? .min }

  /// Returns exercises in the order of their cards: those that are due, the hardest first, and then
  /// the others, by due day.
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

  /// Reads the plan, or creates an empty plan if the file is missing or damaged.
  init(in root: URL) {
    self = Self(json: Self.file(in: root)) ?? Self()
  }

  func save(in root: URL) throws { try save(json: Self.file(in: root)) }
}
