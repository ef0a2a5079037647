import Course
import Grading
import Interface

/// The text around the picture of an exercise's wiring.
struct WiringText {
  let exercise: Exercise
  /// The workbook's folder, for links.
  let root: String
  let style: TextStyle

  /// The picture, and a notice where tests fail for what it cannot show.
  func page(of wiring: Wiring, _ verdict: Verdict?) -> String {
    let parts = [
      style.bold(exercise.title), wiring.picture(style), verdict.flatMap(notice), check,
    ]
    return parts.compactMap { $0 }.joined(separator: "\n\n")
  }

  /// The compiler's messages, when there is no picture.
  func rejection(_ verdict: Verdict) -> String {
    let report = report(verdict)
    return "\(report.details)\n\n\(check)\n\n\(report.headline)"
  }

  /// The wirings of the learner's file and of the answer.
  func beforeAndAfter(_ before: WiringResult, _ after: WiringResult) -> String {
    """
    \(style.bold("Before: \(exercise.file)"))

    \(text(of: before))

    \(style.bold("After: \(exercise.answer)"))

    \(text(of: after))
    """
  }

  private func text(of result: WiringResult) -> String {
    switch result {
    case .wiring(let wiring):
      return wiring.picture(style)
    case .doesNotCompile(let verdict):
      let report = report(verdict)
      return "\(report.details)\n\n\(report.headline)"
    }
  }

  private func notice(_ verdict: Verdict) -> String? {
    guard verdict.outcome == .failed, !verdict.refusals.isEmpty else { return nil }
    let notice = """
      Only what is declared is drawn. What a type reaches for otherwise, such as a shared \
      instance, the tests notice; these fail now:
      """
    let lines = [notice.wrapped(to: style.width)] + verdict.refusals.map { "✘ \($0)" }
    return lines.map { $0.wrapped(to: style.width) }.joined(separator: "\n")
  }

  private func report(_ verdict: Verdict) -> VerdictReport {
    VerdictReport(verdict, on: exercise, expected: ScreenRecord(), style: style, root: root)
  }

  private var check: String {
    "\(style.bold("Check"))   \(Runner.call) check \(exercise.id)"
  }
}
