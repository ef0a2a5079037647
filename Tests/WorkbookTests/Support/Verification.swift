import Fixtures

@testable import Workbook

extension FixtureWorkbook {
  /// What proving the workbook as it was written found, and said; it leaves every verdict known.
  ///
  /// It is made once, before any other proof, from nothing.
  struct Verification {
    let proofs: [Proof]
    let progress: [String]

    static let ofPristine = Task {
      let fixture = try FixtureWorkbook.forVerifying(keepsVerdicts: false)
      let progress = ProgressLog()
      let proofs = try await fixture.proofs(of: 1, 2, progress: progress)
      return Verification(proofs: proofs, progress: progress.lines)
    }
  }

  private static func forVerifying(keepsVerdicts: Bool) throws -> FixtureWorkbook {
    try FixtureWorkbook("verifying tests", [.numbers, .words], keepsVerdicts: keepsVerdicts)
  }

  /// The pristine workbook, once it was verified.
  static func verified() async throws -> FixtureWorkbook {
    _ = try await Verification.ofPristine.value
    return try forVerifying(keepsVerdicts: true)
  }

  func proofs(
    of lessons: Int..., recording: Bool = false, progress: ProgressLog = ProgressLog()
  ) async throws -> [Proof] {
    let workbook = try Workbook(root: root)
    return try await Verifier(workbook, grader(progress: progress))
      .proofs(
        of: workbook.catalog.lessons.filter { lessons.contains($0.number) },
        recording: recording)
  }

  /// What proving one exercise of lesson 1 found, by itself.
  func proofs(
    of number: String, recording: Bool = false, progress: ProgressLog = ProgressLog()
  ) async throws -> [Proof] {
    let workbook = try Workbook(root: root)
    return try await Verifier(workbook, grader(progress: progress))
      .proofs(
        of: [exercise(number)], in: workbook.catalog.lessons[0], recording: recording)
  }

  /// What does not hold in lesson 1, line by line.
  func problems() async throws -> [String] {
    try await proofs(of: 1).flatMap(\.problems)
  }
}
