import Course
import Grading
import Interface

/// Shows what tells the learner's file from the answer; before it is solved, asks first.
struct Answer: Command {
  static let configuration = Configuration(
    name: "answer", abstract: "Show what tells your file from the answer.",
    argument: .firstUnsolved,
    options: [
      .init("--wiring", "Draw the wiring of your file, and that of the answer."),
      .init("--yes", "Show it without asking, though the exercise is not solved."),
    ])

  var exercise: ExerciseID?
  var isSure = false
  var showsWiring = false

  func run(in workbook: Workbook, _ console: Console) async throws -> ExitStatus {
    let grader = Grader(workbook, progress: console.note)
    let learner = LearnerProgress(of: workbook.catalog, grader.known)
    guard let exercise = try workbook.catalog.exercise(exercise, orFirstUnsolvedOf: learner) else {
      console.print(Guide.allSolved)
      return .success
    }
    let question = "\(exercise.title) is not solved yet. Do you want to see the answer?"
    guard learner.isSolved(exercise) || isSure || console.confirms(question) == true else {
      console.note(
        """
        The answer to \(exercise.title) stays closed: it is not solved yet.
        A hint: \(Runner.call) hint \(exercise.id)
        To see it all the same: \(Runner.call) answer \(exercise.id) --yes
        """)
      return .failure
    }
    let style = console.style
    let text: String
    if showsWiring {
      let maker = WiringMaker(grader)
      let before = try await maker.wiring(of: Submission(exercise, in: workbook.root))
      let after = try await maker.wiring(
        of: Submission(exercise, at: exercise.answer, in: workbook.root))
      text = WiringText(exercise, in: workbook, style: style).beforeAndAfter(before, after)
    } else {
      text = try AnswerReport(on: exercise, in: workbook, style: style).text
    }
    console.print("\(style.bold(exercise.title))\n\n\(text)")
    return .success
  }
}

extension Answer {
  init(_ words: Words) throws {
    self.init(
      exercise: try words.exercise(), isSure: words.contains("--yes"),
      showsWiring: words.contains("--wiring"))
  }
}
