import Course
import Grading
import Interface

/// The words around the picture of an exercise's wiring.
struct WiringText {
  private let exercise: Exercise
  private let workbook: Workbook
  private let style: TextStyle

  init(_ exercise: Exercise, in workbook: Workbook, style: TextStyle) {
    self.exercise = exercise
    self.workbook = workbook
    self.style = style
  }

  /// The picture, with what it cannot show where the tests have noticed something.
  func page(of wiring: Wiring, _ verdict: Verdict?) -> String {
    let parts = [
      style.bold(exercise.title), wiring.picture(style), verdict.flatMap(notice), check,
    ]
    return parts.compactMap { $0 }.joined(separator: "\n\n")
  }

  /// The words that stand for a picture when there is none.
  func refusal(_ verdict: Verdict) -> String {
    let report = VerdictReport(verdict, on: exercise, in: workbook, style: style)
    return "\(report.details)\n\n\(check)\n\n\(report.headline)"
  }

  /// Two pictures: of the learner's file as it is now, and of the answer.
  func beforeAndAfter(_ before: WiringMaker.Sight, _ after: WiringMaker.Sight) -> String {
    """
    \(style.bold("Before: \(exercise.file)"))

    \(text(of: before))

    \(style.bold("After: \(exercise.answer)"))

    \(text(of: after))
    """
  }

  /// The picture, or the compiler's words if there is none.
  private func text(of sight: WiringMaker.Sight) -> String {
    switch sight {
    case .wiring(let wiring):
      return wiring.picture(style)
    case .nothing(let verdict):
      let report = VerdictReport(verdict, on: exercise, in: workbook, style: style)
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

  private var check: String {
    "\(style.bold("Check"))   \(Runner.call) check \(exercise.id)"
  }
}
