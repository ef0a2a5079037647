import Course
import Grading
import Interface

/// A command that verifies, for authors, that exercises, answers, proofs and tests match.
struct Verify: Command {
  static let configuration = Configuration(
    name: "verify",
    abstract: "For authors: prove that exercises, answers and tests fit together.",
    argument: .init(
      name: "what", help: "A lesson (1), an exercise (1.2 or Shared), or all. (default: all)",
      isScope: true),
    options: [
      .init("--record", "Record how these exercises and their mistakes fail, and what they show."),
      .init("--both-ways", "Compare the compiler's verdicts with those that SwiftPM's builds get."),
      .init("--write <name>", "Write a mistake as a file; name its heading, or a part of it."),
      .init("--diff <file>", "Print a file as a block for the catalog of mistakes."),
    ])

  let part: String?
  let recordsResults: Bool
  let comparesBuilders: Bool
  /// A part of the heading of the mistake to be written.
  let mistake: String?
  /// The file to be compared with the answer.
  let file: String?

  init(_ arguments: ParsedArguments) {
    part = arguments.value
    recordsResults = arguments.contains("--record")
    comparesBuilders = arguments.contains("--both-ways")
    mistake = arguments["--write"]
    file = arguments["--diff"]
  }

  func run(
    in workbook: Workbook, _ console: Console, _ makeGrader: (BuilderKind?) -> BatchGrader
  ) async throws -> ExitStatus {
    let scope = try part.map(workbook.scope) ?? .all
    if mistake != nil || file != nil { return try edit(scope, in: workbook, console) }
    let parts = workbook.catalog.parts(scope)
    let verifier = Verifier(workbook: workbook)
    if comparesBuilders {
      var count = 0
      for part in parts {
        let results = try await verifier.differences(
          in: part, makeGrader(.direct), makeGrader(.package))
        count += try show(results, console)
      }
      return try conclude(
        count, "Both builders get the same verdicts.",
        "\(count.counted("text")) with different verdicts: see above.", console)
    }
    let results = try await verifier.results(of: parts, makeGrader(nil), recording: recordsResults)
    let count = try show(results, console)
    let rejected = results.map(\.rejectedMistakeCount).reduce(0, +)
    let accepted = results.map(\.acceptedDesignCount).reduce(0, +)
    try console.print(
      """

      \(parts.flatMap(\.exercises).count.counted("exercise")): \
      \(rejected.counted("mistake")) rejected by the test they name, \
      \(accepted.counted("right design")) accepted.
      """)
    let subject =
      switch scope {
      case .exercise(let exercise): exercise.title
      case .lesson(let lesson): "Lesson \(lesson.title)"
      case .all, .fromFirstUnsolved: "All"
      }
    return try conclude(
      count, "\(subject) is proved.", "\(count.counted("problem")): see above.", console)
  }

  /// Prints a line for each result with its problems, and returns the number of problems.
  private func show(_ results: [VerificationResult], _ console: Console) throws -> Int {
    let style = console.style
    for result in results {
      let (rejected, accepted) = (result.rejectedMistakeCount, result.acceptedDesignCount)
      let counts = "\(rejected) wrong rejected, \(accepted) right accepted"
      let line = comparesBuilders ? result.title : "\(result.title.padding(to: 24)) \(counts)"
      let lines =
        result.problems.isEmpty
        ? ["\(style.mark(.passed)) \(line)"]
        : [style.line(.failed, result.title)] + result.problems.map { "    \($0)" }
      try console.print((lines + result.notes.map { "    \($0)" }).joined(separator: "\n"))
    }
    return results.map(\.problems.count).reduce(0, +)
  }

  private func conclude(
    _ problems: Int, _ success: String, _ failure: String, _ console: Console
  ) throws -> ExitStatus {
    let (mark, text) = problems == 0 ? (TextStyle.Mark.passed, success) : (.failed, failure)
    try console.print(console.style.line(mark, text))
    return problems == 0 ? .success : .failure
  }
}

extension Catalog {
  /// Some or all exercises of one lesson.
  typealias Part = (lesson: Lesson, exercises: [Exercise])

  /// Returns the exercises in a scope, lesson by lesson.
  func parts(_ scope: Scope) -> [Part] {
    let chosen = scope.exercises(in: self)
    return lessons.map { ($0, $0.exercises.filter(chosen.contains)) }.filter { !$0.1.isEmpty }
  }
}
