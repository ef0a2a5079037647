package import Course
package import Grading
package import Interface

/// Looks for what keeps a workbook from working.
public struct Diagnosis {
  private let workbook: Workbook
  private let grader: Grader

  public init(_ workbook: Workbook, _ grader: Grader) {
    self.workbook = workbook
    self.grader = grader
  }

  /// Looks at one thing after another.
  ///
  /// - Parameter found: Told each finding as it is made: the last one takes as long as a build.
  /// - Throws: `CancellationError` when the task was cancelled.
  public func run(found: (Finding) -> Void) async throws {
    let toolchain = Toolchain(workbook: workbook, environment: grader.builder.environment)
    try await run(with: DeveloperTools.chosen(by: toolchain.output), found: found)
  }

  /// Looks at one thing after another, with the tools that a Mac has been told to use.
  func run(with tools: DeveloperTools?, found: (Finding) -> Void) async throws {
    let toolchain = Toolchain(
      workbook: workbook, environment: grader.builder.environment, tools: tools)
    let folders = Folders(workbook: workbook)
    if let tools { found(tools.finding) }
    let temporary = folders.temporary()
    let version = temporary == nil ? await toolchain.version() : nil
    for finding in [temporary, version].compactMap({ $0 }) { found(finding) }
    let writing = folders.writing()
    found(writing)
    found(folders.room())
    for finding in folders.exercises() { found(finding) }
    guard let version else { return }
    let edits = await toolchain.edits()
    found(edits)
    try Task.checkCancellation()
    guard writing.state == .good else { return }
    for finding in detours() { found(finding) }
    let support = version.state == .good ? try await grader.supportFindings(of: workbook) : []
    for finding in support { found(finding) }
    let isGood = version.state == .good && support.allSatisfy { $0.state == .good }
    let remedy =
      tools?.remedy
      ?? (!isGood
        ? "First do what is said above."
        : edits.state == .good
          ? "Remove the folder .build, which only holds what was built, and try again."
          : "Look at what changed since the last commit: see above. If that is not it, remove the "
            + "folder .build, which only holds what was built, and try again.")
    found(try await grading(remedy: remedy))
  }

  /// The lessons that were graded by SwiftPM, because the compiler could not be called directly.
  ///
  /// What they say is forgotten then, so that it is tried again.
  private func detours() -> [Finding] {
    let exercises = workbook.catalog.lessons.compactMap(\.exercises.first)
    defer { grader.forgetDirectTrials() }
    return exercises.compactMap { exercise in
      grader.directFault(of: exercise).map { fault in
        .remarkable(
          "SwiftPM builds lesson \(exercise.id.lesson), which takes longer than the compiler "
            + "alone. That could not be had: \(fault)",
          remedy: "Nothing: the verdicts are the same. The next check tries the compiler again.")
      }
    }
  }

  /// Grades the answer to an exercise, known or not.
  ///
  /// That takes the compiler, the test library, the build folder and the grader.
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
      return .bad("The answer to \(exercise.title) cannot be graded: \(error)", remedy: remedy)
    }
  }
}
