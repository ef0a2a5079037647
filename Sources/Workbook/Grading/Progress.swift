import Foundation

/// How far a learner is, from the verdicts that are known. There is no progress file.
extension Grader {
  /// What is known of the learner's file as it is now; nil if it was not checked yet, or cannot be read.
  public func knownVerdict(on exercise: Exercise) -> Verdict? {
    (try? submission(for: exercise)).flatMap { knownVerdict(on: $0) }
  }

  public func isSolved(_ exercise: Exercise) -> Bool {
    knownVerdict(on: exercise)?.isPassed == true
  }

  /// The first exercise that is not known to be solved; nil when all are.
  public var firstUnsolved: Exercise? {
    workbook.catalog.exercises.first { !isSolved($0) }
  }

  /// The next exercise that is not known to be solved, or else the first one; nil when all are.
  public func nextUnsolved(after exercise: Exercise) -> Exercise? {
    workbook.catalog.exercises.first { $0.id > exercise.id && !isSolved($0) } ?? firstUnsolved
  }

  /// Whether nothing was ever graded here, as on a fresh clone.
  public var isNew: Bool { store.isNew }

  /// Whether a build would be the first one, which takes much longer than all others.
  public var isUnbuilt: Bool {
    !FileManager.default.fileExists(atPath: workbook.root.appending(path: Stage.path).path)
  }
}
