import Workbook

/// Draws what the types of an exercise declare that they need, and who holds whom.
struct Wire {
  let grader: Grader
  let console: Console

  /// How the picture is written.
  enum Format: String, CaseIterable {
    case text, mermaid, svg
  }

  func run(_ id: ExerciseID?, _ format: Format) async throws -> ExitStatus {
    guard let exercise = try grader.exercise(id) else { return console.allSolved() }
    let sight = try await grader.wiring(of: try grader.submission(for: exercise))
    switch (sight, format) {
    case (.nothing(let verdict), _):
      let report = report(verdict, on: exercise)
      console.print("\(report.details)\n\n\(check(exercise))\n\n\(report.headline)")
      return .doesNotCompile
    case (.wiring(let wiring), .mermaid):
      console.print(wiring.mermaid)
    case (.wiring(let wiring), .svg):
      console.print(wiring.svg)
    case (.wiring(let wiring), .text):
      let notice = grader.knownVerdict(on: exercise).flatMap(notice)
      let parts = [
        console.style.bold(exercise.title), wiring.picture(console.style), notice, check(exercise),
      ]
      console.print(parts.compactMap { $0 }.joined(separator: "\n\n"))
    }
    return .success
  }

  /// Two pictures of an exercise: of the learner's file as it is now, and of the answer.
  ///
  /// - Throws: ``WorkbookError`` when one of them cannot be drawn, through no fault of the learner.
  func beforeAndAfter(_ exercise: Exercise) async throws -> String {
    let root = grader.workbook.root
    let before = try await grader.wiring(of: try grader.submission(for: exercise))
    let after = try await grader.wiring(
      of: try Submission(exercise, at: exercise.answer, in: root))
    return """
      \(console.style.bold("Before: \(exercise.file)"))

      \(text(of: before, exercise))

      \(console.style.bold("After: \(exercise.answer)"))

      \(text(of: after, exercise))
      """
  }

  /// The picture, or the compiler's words if there is none.
  private func text(of sight: Grader.Sight, _ exercise: Exercise) -> String {
    switch sight {
    case .wiring(let wiring):
      return wiring.picture(console.style)
    case .nothing(let verdict):
      let report = report(verdict, on: exercise)
      return "\(report.details)\n\n\(report.headline)"
    }
  }

  private func report(_ verdict: Verdict, on exercise: Exercise) -> VerdictReport {
    VerdictReport(verdict, on: exercise, style: console.style, root: grader.workbook.path)
  }

  /// What the picture cannot show, where the tests have noticed something.
  private func notice(_ verdict: Verdict) -> String? {
    guard verdict.outcome == .failed, !verdict.refusals.isEmpty else { return nil }
    let notice = """
      Only what is declared is drawn. What a type reaches for otherwise, such as a shared instance, \
      the tests notice; these fail now:
      """
    let lines = [notice.wrapped(to: console.style.width)] + verdict.refusals.map { "✘ \($0)" }
    return lines.map { $0.wrapped(to: console.style.width) }.joined(separator: "\n")
  }

  private func check(_ exercise: Exercise) -> String {
    "\(console.style.bold("Check"))   \(Check.call) check \(exercise.id)"
  }
}
