import Course
import Grading
import Interface

/// A learner's progress: what was known of each exercise when it was looked at.
///
/// There is no progress file.
struct LearnerProgress: Sendable {
  private let exercises: [Exercise]
  private var verdicts: [Exercise: Verdict]

  /// Looks for the verdict on each of the learner's files, once.
  init(of catalog: Catalog, _ known: KnownVerdicts) {
    exercises = catalog.exercises
    verdicts = [:]
    for exercise in exercises { verdicts[exercise] = known[exercise] }
  }

  /// The verdict on an exercise; nil if it was not checked yet.
  subscript(exercise: Exercise) -> Verdict? {
    get { verdicts[exercise] }
    set { verdicts[exercise] = newValue }
  }

  func isSolved(_ exercise: Exercise) -> Bool {
    verdicts[exercise]?.isPassed == true
  }

  func isDone(_ lesson: Lesson) -> Bool {
    lesson.exercises.allSatisfy(isSolved)
  }

  var solvedCount: Int { exercises.count(where: isSolved) }

  /// The first exercise that is not known to be solved; nil when all are.
  var firstUnsolved: Exercise? {
    exercises.first { !isSolved($0) }
  }

  /// The next other exercise that is not known to be solved,
  /// or else the first such; nil if there is none.
  func nextUnsolved(after exercise: Exercise) -> Exercise? {
    let unsolved = exercises.filter { $0 != exercise && !isSolved($0) }
    return unsolved.first { $0.id > exercise.id } ?? unsolved.first
  }
}

extension Catalog {
  /// The exercise that a user named, or else the first unsolved one; nil when all are solved.
  ///
  /// - Throws: ``UsageError`` when there is none of that number.
  func exercise(_ id: ExerciseID?, orFirstUnsolvedOf learner: LearnerProgress) throws -> Exercise? {
    try id.map(existing) ?? learner.firstUnsolved
  }
}
