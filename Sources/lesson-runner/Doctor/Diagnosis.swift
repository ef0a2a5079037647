import Course
import Grading
import Interface

/// One thing that `doctor` looked at.
struct Finding: Equatable, Sendable {
  enum State: Sendable {
    case good, bad
    /// It may be on purpose, and does not keep the workbook from working.
    case remarkable
  }

  let state: State
  let text: String
  /// What to do about it; nil when it is good.
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

/// Looks for what keeps a workbook from working.
struct Diagnosis {
  private let workbook: Workbook
  private let grader: Grader
  /// Runs a tool; returns what it prints, or nil if it fails.
  private let output: (_ command: [String]) async -> String?

  init(
    _ workbook: Workbook, _ grader: Grader,
    output: @escaping (_ command: [String]) async -> String?
  ) {
    self.workbook = workbook
    self.grader = grader
    self.output = output
  }

  /// Looks at one thing after another; the last takes as long as a build.
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
        ? "First do what is said above."
        : edits.state == .good
          ? "Remove the folder .build, which only holds what was built, and try again."
          : "Look at what changed since the last commit: see above. If that is not it, remove the "
            + "folder .build, which only holds what was built, and try again.")
    try found(try await grading(remedy: remedy))
  }

  /// Grades an answer, stored verdict or not: that takes the compiler, the test library, the build
  /// folder and the grader.
  private func grading(remedy: String) async throws -> Finding {
    guard let exercise = workbook.catalog.exercises.first else {
      return .bad("There is no exercise.", remedy: "Take the workbook from a new clone.")
    }
    do {
      let answer = try Submission(exercise, at: exercise.answer, in: workbook.root)
      let verdict = try await grader.grade(answer)
      return verdict.isPassed
        ? .good("The answer to \(exercise.title) was built, graded, and passes.")
        : .bad(
          "The answer to \(exercise.title) should pass, but it \(verdict.summary).", remedy: remedy)
    } catch let error as WorkbookError {
      return .bad(
        "The answer to \(exercise.title) cannot be graded: \(error.text)",
        remedy: remedy)
    }
  }
}
