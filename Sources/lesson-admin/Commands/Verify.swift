import Course
import Grading
import Interface

/// Verifies, for authors, that exercises, answers, proofs and tests match.
struct Verify: Command {
  static let configuration = Configuration(
    name: "verify",
    abstract: "For authors: prove that exercises, answers and tests fit together.",
    argument: .init(
      name: "what", help: "A lesson (1), an exercise (1.2), or all. (default: all)",
      values: .scope),
    options: [
      .init("--record", "Record how these exercises fail as shipped, and what they show."),
      .init("--both-ways", "Compare the compiler's verdicts with those that SwiftPM's builds get."),
    ])

  let scope: Scope
  let records: Bool
  let comparesBuilders: Bool

  init(_ arguments: ParsedArguments) throws {
    scope = try arguments.scope() ?? .all
    records = arguments.contains("--record")
    comparesBuilders = arguments.contains("--both-ways")
  }

  func run(in app: App) async throws -> ExitStatus {
    let parts = try app.workbook.catalog.parts(scope)
    let verifier = Verifier(workbook: app.workbook)
    let style = app.console.style
    if comparesBuilders {
      var problems = 0
      for part in parts {
        for result in try await verifier.differences(
          in: part, app.makeGrader(.builder(.direct)), app.makeGrader(.builder(.package)))
        {
          try app.console.print(lines(for: result, "", style))
          problems += result.problems.count
        }
      }
      return try conclude(
        problems, "Both builders get the same verdicts.",
        "\(problems.counted("text")) with different verdicts: see above.", app.console)
    }
    let results = try await verifier.results(
      of: parts, app.makeGrader(.standard), recording: records)
    for result in results {
      let (rejected, accepted) = (result.wrongRejected, result.rightAccepted)
      let counts = " \(rejected) wrong rejected, \(accepted) right accepted"
      try app.console.print(lines(for: result, counts, style))
    }
    let rejected = results.map(\.wrongRejected).reduce(0, +)
    let accepted = results.map(\.rightAccepted).reduce(0, +)
    try app.console.print(
      """

      \(parts.flatMap(\.exercises).count.counted("exercise")): \
      \(rejected.counted("wrong variant")) rejected by the test they name, \
      \(accepted.counted("right variant")) accepted.
      """)
    let subject =
      switch scope {
      case .exercise: parts[0].exercises[0].title
      case .lesson: "Lesson \(parts[0].lesson.title)"
      case .all, .fromFirstUnsolved: "All"
      }
    let problems = results.map(\.problems.count).reduce(0, +)
    return try conclude(
      problems, "\(subject) is proved.", "\(problems.counted("problem")): see above.", app.console)
  }

  private func lines(
    for result: VerificationResult, _ counts: String, _ style: TextStyle
  ) -> String {
    guard result.problems.isEmpty else {
      return ([style.line(.failed, result.title)] + result.problems.map { "    \($0)" })
        .joined(separator: "\n")
    }
    let title = counts.isEmpty ? result.title : result.title.padding(to: 24)
    return "\(style.mark(.passed)) \(title)\(counts)"
  }

  private func conclude(
    _ problems: Int, _ success: String, _ failure: String, _ console: Console
  ) throws -> ExitStatus {
    try console.print(
      problems == 0 ? console.style.line(.passed, success) : console.style.line(.failed, failure))
    return problems == 0 ? .success : .failure
  }
}

extension Catalog {
  /// Some or all exercises of one lesson.
  typealias Part = (lesson: Lesson, exercises: [Exercise])

  /// Returns the exercises in a scope, lesson by lesson.
  func parts(_ scope: Scope) throws -> [Part] {
    switch scope {
    case .exercise(let id):
      let exercise = try existing(id)
      return [(try existing(lesson: id.lesson), [exercise])]
    case .lesson(let number):
      let lesson = try existing(lesson: number)
      return [(lesson, lesson.exercises)]
    case .all, .fromFirstUnsolved: return lessons.map { ($0, $0.exercises) }
    }
  }
}
