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
}
