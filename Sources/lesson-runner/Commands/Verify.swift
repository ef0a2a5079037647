import Workbook

/// Proves, for authors, that exercises, answers, variants and tests fit together.
struct Verify {
  let grader: Grader
  let console: Console

  func run(record: Bool) async throws -> ExitStatus {
    let verifier = Verifier(grader, heard: console.note)
    var problems = 0
    var refused = 0
    var accepted = 0
    for lesson in grader.workbook.catalog.lessons {
      for proof in try await verifier.proofs(of: lesson, recording: record) {
        console.print(line(for: proof))
        problems += proof.problems.count
        refused += proof.wrongRefused
        accepted += proof.rightAccepted
      }
    }
    let count = grader.workbook.catalog.exercises.count
    console.print(
      """

      \(count.counted("exercise")): \(refused.counted("wrong variant")) refused by the test they \
      name, \(accepted.counted("right variant")) accepted.
      """)
    guard problems == 0 else {
      console.print(
        console.style.bad("✘ \(problems.counted("problem")): see above."))
      return .failure
    }
    console.print(console.style.good("✔ All is proved."))
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
