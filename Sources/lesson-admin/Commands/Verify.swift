import Course
import Grading
import Interface

/// Verifies, for authors, that exercises, answers, proofs and tests match.
struct Verify: AdminCommand {
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

  var scope = Scope.all
  var records = false
  var comparesBuilders = false

  func perform(in app: App) async throws -> ExitStatus {
    let parts = try app.workbook.catalog.parts(scope)
    let verifier = Verifier(workbook: app.workbook)
    if comparesBuilders { return try await compare(parts, verifier, app) }
    let results = try await verifier.results(
      of: parts, app.makeGrader(.standard), recording: records)
    for result in results { try app.console.print(line(for: result, app.console.style)) }
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
    return try conclude(
      results, "\(subject) is proved.", { "\($0.counted("problem")): see above." }, app.console)
  }

  private func compare(
    _ parts: [Catalog.Part], _ verifier: Verifier, _ app: App
  ) async throws -> ExitStatus {
    var all: [VerificationResult] = []
    for part in parts {
      let results = try await verifier.differences(
        in: part, app.makeGrader(.builder(.direct)), app.makeGrader(.builder(.package)))
      for result in results { try app.console.print(line(for: result, app.console.style)) }
      all += results
    }
    return try conclude(
      all, "Both builders get the same verdicts.",
      { "\($0.counted("text")) with different verdicts: see above." }, app.console)
  }

  private func line(for result: VerificationResult, _ style: TextStyle) -> String {
    guard result.problems.isEmpty else {
      return ([style.line(.failed, result.title)] + result.problems.map { "    \($0)" })
        .joined(separator: "\n")
    }
    let title = "\(style.mark(.passed)) \(result.title.padding(to: comparesBuilders ? 0 : 24))"
    return comparesBuilders
      ? title
      : "\(title) \(result.wrongRejected) wrong rejected, \(result.rightAccepted) right accepted"
  }

  private func conclude(
    _ results: [VerificationResult], _ success: String, _ failure: (Int) -> String,
    _ console: Console
  ) throws -> ExitStatus {
    let problems = results.map(\.problems.count).reduce(0, +)
    try console.print(
      problems == 0
        ? console.style.line(.passed, success) : console.style.line(.failed, failure(problems)))
    return problems == 0 ? .success : .failure
  }
}

extension Verify {
  init(_ arguments: ParsedArguments) throws {
    self.init(
      scope: try arguments.scope() ?? .all, records: arguments.contains("--record"),
      comparesBuilders: arguments.contains("--both-ways"))
  }
}
