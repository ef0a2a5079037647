import Course
import Grading
import Interface

/// The texts around the drawing of an exercise's wiring.
struct WiringText {
  let exercise: Exercise
  /// The workbook's folder, for links.
  let root: String
  let style: TextStyle

  /// Returns the drawing, with a notice if tests fail for a reason that the drawing can't show, or
  /// the compiler's messages if there is no drawing.
  func page(of result: WiringResult, _ verdict: Verdict?) -> String {
    let check = "\(style.bold("Check"))   \(Runner.call) check \(exercise.id)"
    var paragraphs = paragraphs(of: result)
    switch result {
    case .wiring:
      paragraphs.insert(style.bold(exercise.title), at: 0)
      if let notice = verdict.flatMap(notice) { paragraphs.append(notice) }
      paragraphs.append(check)
    case .doesNotCompile:
      paragraphs.insert(check, at: 1)
    }
    return paragraphs.joined(separator: "\n\n")
  }

  /// Returns the wirings of the learner's file and of the answer.
  func beforeAndAfter(_ before: WiringResult, _ after: WiringResult) -> String {
    let before = [style.bold("Before: \(exercise.file)")] + paragraphs(of: before)
    let after = [style.bold("After: \(exercise.answer)")] + paragraphs(of: after)
    return (before + after).joined(separator: "\n\n")
  }

  private func paragraphs(of result: WiringResult) -> [String] {
    switch result {
    case .wiring(let wiring):
      return [wiring.picture(style)]
    case .doesNotCompile(let verdict):
      let report = VerdictReport(
        verdict, on: exercise, expected: ScreenRecord(), style: style, root: root)
      return [report.details, report.headline]
    }
  }

  private func notice(_ verdict: Verdict) -> String? {
    guard verdict.outcome == .failed, !verdict.refusals.isEmpty else { return nil }
    let notice = """
      The picture shows declarations. What a type uses in another way, such as a shared \
      instance, only tests show. These fail now:
      """
    let lines = [notice] + verdict.refusals.map { "\(style.sign(for: .failed)) \($0)" }
    return lines.map { $0.wrapped(to: style.width) }.joined(separator: "\n")
  }
}
