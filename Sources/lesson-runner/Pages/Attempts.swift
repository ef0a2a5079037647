import Course
import Foundation
import Grading

/// The texts that a learner tried in an exercise, stored in `.lesson-runner`.
struct Attempts: Codable {
  struct Attempt: Codable, Equatable {
    let text: String
    /// The names of the tests and checks that rejected the text, “the compiler”, or “the end of the
    /// program”.
    let rejecters: [String]
  }

  /// The rejected attempts, except those with the same rejecters as the attempt before.
  private(set) var all: [Attempt] = []
  /// The number of graded texts, up to and including the solution.
  private(set) var saveCount = 0
  private(set) var isOver = false

  /// Adds a graded text, unless it's the starter file, or the exercise was solved before.
  mutating func add(_ text: String, _ verdict: Verdict, starter: String) {
    if isOver || text.withoutHeader == starter.withoutHeader { return }
    saveCount += 1
    isOver = verdict.isPassed
    let attempt = Attempt(text: text, rejecters: verdict.rejecters)
    if !isOver, attempt.rejecters != all.last?.rejecters { all.append(attempt) }
  }

  /// Returns up to three mistakes that are most like the learner's texts, or else up to three
  /// typical mistakes.
  ///
  /// A mistake counts as similar only if its rejecter has also rejected one of the learner's texts.
  func similar(in mistakes: Mistakes, changing answer: String) -> [Mistake] {
    let rejecters = Set(all.flatMap(\.rejecters))
    let texts = all.map { $0.text.withoutHeader.codeLines }
    let rated = mistakes.all.filter { rejecters.contains($0.rejecter) }.compactMap { mistake in
      (try? mistake.code(changing: answer)).flatMap { code in
        texts.map { $0.difference(from: code.codeLines).count }.min().map { (mistake, $0) }
      }
    }
    if rated.isEmpty { return Array(mistakes.all.filter(\.isTypical).prefix(3)) }
    return rated.sorted { $0.1 < $1.1 }.prefix(3).map(\.0)
  }
}

extension Attempts {
  private static func file(of exercise: Exercise, in root: URL) -> URL {
    root.appending(
      path: ".lesson-runner/attempts/\(exercise.lessonFolder)/\(exercise.stem).json")
  }

  /// Reads the attempts; there are none if the file is missing or damaged.
  init(at exercise: Exercise, in root: URL) {
    self = Self(json: Self.file(of: exercise, in: root)) ?? Self()
  }

  /// Adds the learner's graded text to the stored attempts.
  static func keep(_ submission: Submission, _ verdict: Verdict, in root: URL) throws {
    let exercise = submission.exercise
    var attempts = Self(at: exercise, in: root)
    let starter = try String(textOf: root.appending(path: exercise.original))
    attempts.add(submission.text, verdict, starter: starter)
    try attempts.save(json: file(of: exercise, in: root))
  }
}

extension Grader {
  /// Grades the learner's file, and keeps the attempt if its verdict is new.
  func learnerVerdict(
    on submission: Submission, in root: URL
  ) async throws -> (Verdict, isNew: Bool) {
    let (verdict, isNew) = try await verdict(submission)
    // If the disk is full, the learner still gets the verdict, without a record.
    if isNew { try? Attempts.keep(submission, verdict, in: root) }
    return (verdict, isNew)
  }
}

extension Verdict {
  /// The names of the text's rejecters, as in a catalog of mistakes.
  fileprivate var rejecters: [String] {
    switch outcome {
    case .passed, .notGraded: []
    case .doesNotCompile, .doesNotFit, .toolFailed: ["the compiler"]
    case .failed: refusals
    default: ["the end of the program"] + refusals
    }
  }
}
