import Course
import Grading
import Interface

/// Proves, for authors, that exercises, answers, variants and tests fit together.
struct Verify: Command {
  static let configuration = Configuration(
    name: "verify",
    abstract: "For authors: prove that exercises, answers and tests fit together.",
    argument: .init(
      name: "what", help: "A lesson (1), an exercise (1.2), or all. (default: all)",
      values: .scope),
    options: [
      .init("--record", "Record how these exercises fail as shipped."),
      .init("--both-ways", "Compare the compiler's verdicts with those that SwiftPM's builds get."),
    ])

  var scope = Scope.all
  var records = false
  var comparesWays = false

  func run(in workbook: Workbook, _ console: Console) async throws -> ExitStatus {
    let catalog = workbook.catalog
    let verifier = Verifier(workbook, Grader(workbook, progress: console.note).patient)
    if comparesWays { return try await compare(catalog, verifier, console) }
    switch scope {
    case .exercise(let id):
      let exercise = try catalog.existing(id)
      let lesson = try catalog.existing(lesson: id.lesson)
      let proofs = try await verifier.proofs(of: [exercise], in: lesson, recording: records)
      return report(proofs, on: 1, subject: exercise.title, console)
    case .lesson(let number):
      let lesson = try catalog.existing(lesson: number)
      let proofs = try await verifier.proofs(of: [lesson], recording: records)
      return report(
        proofs, on: lesson.exercises.count, subject: "Lesson \(lesson.title)", console)
    case .all, .fromFirstUnsolved:
      let proofs = try await verifier.proofs(of: catalog.lessons, recording: records)
      return report(proofs, on: catalog.exercises.count, subject: "All", console)
    }
  }

  private func compare(
    _ catalog: Catalog, _ verifier: Verifier, _ console: Console
  ) async throws -> ExitStatus {
    var problems = 0
    for lesson in try lessons(of: catalog) {
      let exercises = lesson.exercises.filter { exercise in
        if case .exercise(let id) = scope { exercise.id == id } else { true }
      }
      for proof in try await verifier.proofsOfBothWays(of: exercises, in: lesson) {
        let mark = proof.problems.isEmpty ? console.style.good("✔") : console.style.bad("✘")
        console.print("\(mark) \(proof.title)")
        for problem in proof.problems { console.print("    \(problem)") }
        problems += proof.problems.count
      }
    }
    console.print(
      problems == 0
        ? console.style.good("✔ Both ways say the same.")
        : console.style.bad("✘ \(problems.counted("text")) told differently: see above."))
    return problems == 0 ? .success : .failure
  }

  private func lessons(of catalog: Catalog) throws -> [Lesson] {
    switch scope {
    case .exercise(let id): [try catalog.existing(lesson: try catalog.existing(id).id.lesson)]
    case .lesson(let number): [try catalog.existing(lesson: number)]
    case .all, .fromFirstUnsolved: catalog.lessons
    }
  }

  private func report(
    _ proofs: [Proof], on count: Int, subject: String, _ console: Console
  ) -> ExitStatus {
    for proof in proofs { console.print(line(for: proof, console.style)) }
    let refused = proofs.map(\.wrongRefused).reduce(0, +)
    let accepted = proofs.map(\.rightAccepted).reduce(0, +)
    console.print(
      """

      \(count.counted("exercise")): \(refused.counted("wrong variant")) refused by the test they \
      name, \(accepted.counted("right variant")) accepted.
      """)
    let problems = proofs.map(\.problems.count).reduce(0, +)
    guard problems == 0 else {
      console.print(
        console.style.bad("✘ \(problems.counted("problem")): see above."))
      return .failure
    }
    console.print(console.style.good("✔ \(subject) is proved."))
    return .success
  }

  private func line(for proof: Proof, _ style: TextStyle) -> String {
    guard proof.problems.isEmpty else {
      return ([style.bad("✘ \(proof.title)")] + proof.problems.map { "    \($0)" })
        .joined(separator: "\n")
    }
    let variants = "\(proof.wrongRefused) wrong refused, \(proof.rightAccepted) right accepted"
    return "\(style.good("✔")) \(proof.title.padding(to: 24)) \(variants)"
  }
}

extension Verify {
  init(_ words: Words) throws {
    self.init(
      scope: try words.scope() ?? .all, records: words.contains("--record"),
      comparesWays: words.contains("--both-ways"))
  }
}
