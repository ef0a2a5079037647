import Course
import Grading

/// A report on an exercise's suite, based on the verdicts on the exercise's mutations.
struct MutationReport {
  enum Problem: Equatable {
    case malformedLine(path: String, line: Int)
    case noSuchMutation(path: String, line: Int, pattern: String)
    case passesNoLonger(path: String, line: Int, pattern: String)
    case answerFails(ExerciseID, reason: String)
    case notGraded(ExerciseID, mutation: String, reason: String)
  }

  let exercise: Exercise
  private(set) var notBuilt = 0
  private(set) var rejected = 0
  private(set) var explained = 0
  private(set) var unexplained: [String] = []
  private(set) var problems: [Problem]

  var count: Int { notBuilt + rejected + explained + unexplained.count }

  init(_ mutated: MutatedExercise, _ results: [Result<Verdict, WorkbookError>]) {
    exercise = mutated.exercise
    problems = Self.problems(with: mutated)
    if let answer = results.first, !answer.isPassed {
      problems.append(.answerFails(exercise.id, reason: answer.rendered))
    }
    var passing: Set<String> = []
    for (mutation, result) in zip(mutated.mutations, results.dropFirst()) {
      switch result {
      case .failure:
        rejected += 1
        problems.append(
          .notGraded(exercise.id, mutation: mutation.name, reason: result.rendered))
      case .success(let verdict):
        switch verdict.outcome {
        case .doesNotCompile, .doesNotFit: notBuilt += 1
        case .passed:
          passing.insert(mutation.name)
          if mutated.isExplained(mutation) {
            explained += 1
          } else {
            unexplained.append(mutation.name)
          }
        default: rejected += 1
        }
      }
    }
    for line in mutated.reasons.lines {
      let matching = mutated.mutations.filter { line.matches($0.name) }
      if !matching.isEmpty, !matching.contains(where: { passing.contains($0.name) }) {
        problems.append(
          .passesNoLonger(path: mutated.reasons.path, line: line.number, pattern: line.pattern))
      }
    }
  }

  static func problems(with mutated: MutatedExercise) -> [Problem] {
    let list = mutated.reasons
    return list.malformed.map { .malformedLine(path: list.path, line: $0) }
      + list.lines.filter { line in !mutated.mutations.contains { line.matches($0.name) } }
      .map { .noSuchMutation(path: list.path, line: $0.number, pattern: $0.pattern) }
  }
}
