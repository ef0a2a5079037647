import Course
import Foundation
import Grading
import Interface

/// A small change to an answer, from the output of the program in `Sources/Mutations`.
struct Mutation: Decodable {
  /// The kind of change, and the lines before and after the change.
  let name: String
  /// The complete answer with the change.
  let text: String
}

extension SyntaxTool {
  /// Finds the mutations of an exercise's answer, if this is the program in `Sources/Mutations`.
  func mutations(of exercise: Exercise) async throws -> [Mutation] {
    let support = "Lessons/\(exercise.lessonFolder)/Support"
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: support).path)
    let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(support)/\($0)" }
    let output = folder.appending(path: "found.json")
    let result = try await process([output.path, exercise.answer] + files).run()
    guard result.ending == .exited(0), let found = try? Data(contentsOf: output),
      let mutations = try? JSONDecoder().decode([Mutation].self, from: found)
    else {
      throw CommandError(
        "Sources/Mutations finds no changes of \(exercise.answer).\n\(result.errors)", .fault)
    }
    return mutations
  }
}

/// The mutations of an exercise's answer, with the reasons why some of them may pass.
struct MutatedExercise {
  let exercise: Exercise
  let answer: Submission
  let mutations: [Mutation]
  let reasons: EquivalenceList

  /// The answer, and then the mutations, in place of the learner's file.
  var submissions: [Submission] {
    [answer] + mutations.map { Submission(exercise, source: Data($0.text.utf8)) }
  }

  func isExplained(_ mutation: Mutation) -> Bool {
    reasons.lines.contains { $0.matches(mutation.name) }
  }

  func line(_ mutation: Mutation) -> String { "\(exercise.id)  \(mutation.name)" }

  /// The lines of the list that are malformed, or match no mutation.
  var listProblems: [String] {
    reasons.malformed.map {
      "\(reasons.path):\($0): expected a name, two spaces, “#” and a reason."
    }
      + reasons.lines.filter { line in !mutations.contains { line.matches($0.name) } }.map {
        "\(reasons.path):\($0.number): no change has this name any longer: \($0.pattern)"
      }
  }
}
