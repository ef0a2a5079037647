import Course
import Grading
import Interface

/// The result of one check that `doctor` performs.
struct Finding: Equatable, Sendable {
  enum State: Sendable {
    case good, bad
    /// The finding may be intended, and doesn't keep the workbook from working.
    case remarkable
  }

  let state: State
  let text: String
  /// The instructions for fixing the problem, or nil if there is no problem.
  let remedy: String?

  static func good(_ text: String) -> Finding {
    Finding(state: .good, text: text, remedy: nil)
  }

  static func remarkable(_ text: String, remedy: String) -> Finding {
    Finding(state: .remarkable, text: text, remedy: remedy)
  }

  static func bad(_ text: String, remedy: String) -> Finding {
    Finding(state: .bad, text: text, remedy: remedy)
  }
}

/// The checks for problems that keep a workbook from working.
struct Diagnosis {
  private let workbook: Workbook
  private let grader: Grader
  /// A function that runs a tool, and returns the tool's output, or nil if the tool fails.
  private let output: (_ command: [String]) async -> String?

  init(
    _ workbook: Workbook, _ grader: Grader,
    output: @escaping (_ command: [String]) async -> String?
  ) {
    self.workbook = workbook
    self.grader = grader
    self.output = output
  }

  /// Performs all checks, one after another, of which the last takes as long as a build.
  func run(found: (Finding) throws -> Void) async throws {
    try await run(with: DeveloperTools.chosen(by: output), found: found)
  }

  func run(with tools: DeveloperTools?, found: (Finding) throws -> Void) async throws {
    let toolchain = Toolchain(workbook: workbook, tools: tools, output: output)
    let folders = Folders(workbook: workbook)
    if let tools { try found(tools.finding) }
    let version = await toolchain.version()
    try found(version)
    let writing = folders.writing()
    try found(writing)
    for finding in folders.exercises() { try found(finding) }
    let edits = await toolchain.edits()
    try found(edits)
    try Task.checkCancellation()
    guard writing.state == .good else { return }
    let remedy =
      tools?.remedy
      ?? (version.state != .good
        ? "Solve the problem above first."
        : edits.state == .good
          ? "Remove the folder .build, which contains only build products, and try again."
          : "Look at the changes since the last commit, listed above. If they aren't the reason, "
            + "remove the folder .build, which contains only build products, and try again.")
    try found(try await grading(remedy: remedy))
  }

  /// Grades an answer, even if its verdict is stored.
  ///
  /// This tests the compiler, the test library, the build folder and the grader.
  private func grading(remedy: String) async throws -> Finding {
    guard let exercise = workbook.catalog.exercises.first else {
      return .bad("The workbook has no exercise.", remedy: "Clone the workbook again.")
    }
    do {
      let answer = try Submission(exercise, at: exercise.answer, in: workbook.root)
      let verdict = try await grader.grade(answer)
      return verdict.isPassed
        ? .good("The answer to \(exercise.title) builds and passes.")
        : .bad(
          "The answer to \(exercise.title) should pass, but it \(verdict.summary).", remedy: remedy)
    } catch let error as WorkbookError {
      return .bad(
        "The answer to \(exercise.title) can't be graded: \(error.text)",
        remedy: remedy)
    }
  }
}
