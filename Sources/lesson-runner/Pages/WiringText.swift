import Course
import Grading
import Interface

/// The texts around the drawing of an exercise's wiring.
struct WiringText {
  let exercise: Exercise
  /// The path of the workbook's folder, for links.
  let root: String
  let style: TextStyle

  /// Returns the drawing, with a notice if tests fail for reasons that the drawing may not show, or
  /// the compiler's messages if there is no drawing.
  func page(of result: WiringResult, _ verdict: Verdict?) -> String {
    let check = "\(style.bold("Check"))   \(Runner.call) check \(exercise.id)"
    switch result {
    case .wiring(let wiring):
      let parts = [
        style.bold(exercise.title), wiring.picture(style), verdict.flatMap(notice), check,
      ]
      return parts.compactMap { $0 }.joined(separator: "\n\n")
    case .doesNotCompile(let verdict):
      let report = report(verdict)
      return "\(report.details)\n\n\(check)\n\n\(report.headline)"
    }
  }

  /// Returns only the drawing, or the compiler's messages.
  func text(of result: WiringResult) -> String {
    switch result {
    case .wiring(let wiring):
      return wiring.picture(style)
    case .doesNotCompile(let verdict):
      let report = report(verdict)
      return "\(report.details)\n\n\(report.headline)"
    }
  }

  private func notice(_ verdict: Verdict) -> String? {
    let failing = verdict.results(of: verdict.shownKind).filter { $0.state != .passed }
    guard verdict.outcome == .failed, !failing.isEmpty else { return nil }
    let notice = """
      The picture shows declarations. What a type uses in another way, such as a shared \
      instance, only tests show. These fail now:
      """
    let lines = [notice] + failing.map { "\(style.sign(for: .failed)) \($0.name)" }
    return lines.map { $0.wrapped(to: style.width) }.joined(separator: "\n")
  }

  private func report(_ verdict: Verdict) -> VerdictReport {
    VerdictReport(verdict, on: exercise, style: style, root: root)
  }
}
