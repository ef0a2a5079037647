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
    guard case .wiring(let wiring) = sight else {
      console.print("\(text(of: sight, exercise))\n\n\(check(exercise))")
      return .doesNotCompile
    }
    switch format {
    case .mermaid: console.print(wiring.mermaid)
    case .svg: console.print(wiring.svg)
    case .text:
      let notice = grader.knownVerdict(on: exercise).flatMap(wiringNotice)
      let parts = [
        console.style.bold(exercise.title), text(of: sight, exercise), notice, check(exercise),
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
      let report = VerdictReport(
        verdict, on: exercise, style: console.style, root: grader.workbook.path)
      return "\(report.details)\n\n\(report.headline)"
    }
  }

  /// What the picture cannot show, where the tests have noticed something.
  private func wiringNotice(_ verdict: Verdict) -> String? {
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
