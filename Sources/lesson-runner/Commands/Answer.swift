import Workbook

/// Shows what tells the learner's file from the answer; before it is solved, asks first.
struct Answer {
  let grader: Grader
  let console: Console

  func run(_ id: ExerciseID?, isSure: Bool, wiring: Bool) async throws -> ExitStatus {
    guard let exercise = try grader.exercise(id) else { return console.allSolved() }
    let question = "\(exercise.title) is not solved yet. Do you want to see the answer?"
    guard grader.isSolved(exercise) || isSure || console.confirms(question) == true else {
      console.note(
        """
        The answer to \(exercise.title) stays closed: it is not solved yet.
        A hint: \(Check.call) hint \(exercise.id)
        To see it all the same: \(Check.call) answer \(exercise.id) --yes
        """)
      return .failure
    }
    let text =
      wiring
      ? try await Wire(grader: grader, console: console).beforeAndAfter(exercise)
      : try AnswerReport(on: exercise, in: grader.workbook, style: console.style).text
    console.print("\(console.style.bold(exercise.title))\n\n\(text)")
    return .success
  }
}
