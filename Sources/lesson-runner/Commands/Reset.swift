import Workbook

/// Puts an exercise back as shipped, and tells where the learner's version is kept.
struct Reset {
  let grader: Grader
  let console: Console

  func run(_ id: ExerciseID, isSure: Bool) throws -> ExitStatus {
    let exercise = try grader.workbook.catalog.existing(id)
    let question = "Put \(exercise.file) back as shipped? Your version is kept."
    guard isSure || console.confirms(question) == true else {
      console.note(
        """
        Nothing was changed.
        To put it back without being asked: \(Check.call) reset \(id) --yes
        """)
      return .failure
    }
    let outcome = try Originals(grader.workbook).reset(exercise)
    console.print(text(for: outcome, of: exercise))
    return .success
  }

  private func text(for outcome: Originals.Outcome, of exercise: Exercise) -> String {
    let file = console.style.link(exercise.file, in: grader.workbook.path)
    switch outcome {
    case .wasAsShipped:
      return "\(file) is as shipped already. Nothing was changed."
    case .broughtBack:
      return "\(file) is there again, as shipped."
    case .replaced(let kept):
      return """
        Your version is kept: \(console.style.link(kept, in: grader.workbook.path))
        \(file) is as shipped again.
        """
    }
  }
}
