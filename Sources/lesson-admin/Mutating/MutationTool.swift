import Course
import Foundation
import Grading

/// The program in `Sources/Mutations`, which finds mutations of an answer with SwiftSyntax.
struct MutationTool: Sendable {
  private let root: URL
  private let tool: SyntaxTool

  init(
    in root: URL, environment: [String: String], progress: (String) -> Void
  ) async throws {
    self.root = root
    tool = try await SyntaxTool(
      "Sources/Mutations", in: root, environment: environment, progress: progress)
  }

  func mutations(of exercise: Exercise) async throws -> [Mutation] {
    let support = "Lessons/\(exercise.lessonFolder)/Support"
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: support).path)
    let files =
      [exercise.answer]
      + names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(support)/\($0)" }
    let output = tool.folder.appending(path: "found.json")
    let result = try await tool.process([output.path] + files).run()
    guard result.ending == .exited(0), let found = try? Data(contentsOf: output),
      let mutations = try? JSONDecoder().decode([Mutation].self, from: found)
    else { throw AdminError.mutationsFail(answer: exercise.answer, result.errors) }
    return mutations
  }
}

/// A small change to an answer, from the output of the tool in `Sources/Mutations`.
struct Mutation: Decodable, Equatable, Sendable {
  /// The kind of change, and the lines before and after the change.
  let name: String
  /// The complete answer with the change.
  let text: String
}

/// The mutations of an exercise's answer, with the reasons why some of them may pass.
struct MutatedExercise: Sendable {
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
}
