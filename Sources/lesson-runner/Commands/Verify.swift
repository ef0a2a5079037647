import Workbook

/// Proves, for authors, that exercises, answers, variants and tests fit together.
struct Verify {
  let grader: Grader
  let console: Console

  func run(_ scope: Command.Scope, record: Bool) async throws -> ExitStatus {
    let catalog = grader.workbook.catalog
    let verifier = Verifier(grader, progress: console.note)
    switch scope {
    case .exercise(let id):
      let exercise = try catalog.existing(id)
      let lesson = try catalog.existing(lesson: id.lesson)
      let proofs = try await verifier.proofs(of: [exercise], in: lesson, recording: record)
      return report(proofs, on: 1, subject: exercise.title)
    case .lesson(let number):
      let lesson = try catalog.existing(lesson: number)
      let proofs = try await verifier.proofs(of: [lesson], recording: record)
      return report(proofs, on: lesson.exercises.count, subject: "Lesson \(lesson.title)")
    case .all, .fromFirstUnsolved:
      let proofs = try await verifier.proofs(of: catalog.lessons, recording: record)
      return report(proofs, on: catalog.exercises.count, subject: "All")
    }
  }

  private func report(_ proofs: [Proof], on count: Int, subject: String) -> ExitStatus {
    for proof in proofs { console.print(line(for: proof)) }
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

  private func line(for proof: Proof) -> String {
    guard proof.problems.isEmpty else {
      return ([console.style.bad("✘ \(proof.title)")] + proof.problems.map { "    \($0)" })
        .joined(separator: "\n")
    }
    let variants = "\(proof.wrongRefused) wrong refused, \(proof.rightAccepted) right accepted"
    return "\(console.style.good("✔")) \(proof.title.padding(to: 24)) \(variants)"
  }
}
