import Course
import Foundation

/// A small change of an answer, as the tool in `Sources/Mutations` prints it.
struct Mutation: Decodable, Equatable, Sendable {
  /// The kind of change, and the lines before and after it.
  let name: String
  /// The whole answer with the change.
  let text: String
}

/// The mutations of one exercise's answer, with the reasons why some of them may pass.
struct MutatedExercise: Sendable {
  let exercise: Exercise
  let answer: Submission
  let mutations: [Mutation]
  let reasons: EquivalenceList

  /// The answer, and then each mutation, as if a learner had written it.
  var submissions: [Submission] {
    [answer] + mutations.map { Submission(exercise, source: Data($0.text.utf8)) }
  }

  func isExplained(_ mutation: Mutation) -> Bool {
    reasons.lines.contains { $0.matches(mutation.name) }
  }
}
