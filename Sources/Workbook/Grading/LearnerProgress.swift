/// A learner's progress: what was known of each exercise when it was looked at.
///
/// There is no progress file.
public struct LearnerProgress: Sendable {
  private let exercises: [Exercise]
  private var verdicts: [Exercise: Verdict]

  /// Looks for the verdict on each of the learner's files, once.
  public init(of catalog: Catalog, _ known: KnownVerdicts) {
    exercises = catalog.exercises
    verdicts = [:]
    for exercise in exercises { verdicts[exercise] = known[exercise] }
  }

  /// The verdict on an exercise; nil if it was not checked yet.
  public subscript(exercise: Exercise) -> Verdict? {
    get { verdicts[exercise] }
    set { verdicts[exercise] = newValue }
  }

  public func isSolved(_ exercise: Exercise) -> Bool {
    verdicts[exercise]?.isPassed == true
  }

  public func isDone(_ lesson: Lesson) -> Bool {
    lesson.exercises.allSatisfy(isSolved)
  }

  public var solvedCount: Int { exercises.count(where: isSolved) }

  /// The first exercise that is not known to be solved; nil when all are.
  public var firstUnsolved: Exercise? {
    exercises.first { !isSolved($0) }
  }

  /// The next other exercise that is not known to be solved,
  /// or else the first such; nil if there is none.
  public func nextUnsolved(after exercise: Exercise) -> Exercise? {
    let unsolved = exercises.filter { $0 != exercise && !isSolved($0) }
    return unsolved.first { $0.id > exercise.id } ?? unsolved.first
  }
}
