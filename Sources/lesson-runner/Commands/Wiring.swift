import Workbook

/// Draws what the types of an exercise declare that they need, and who holds whom.
///
/// (`Wiring` alone is what is drawn.)
struct WiringCommand: Command {
  static let configuration = Configuration(
    name: "wiring", abstract: "Draw what the exercise's types declare that they need and hold.",
    argument: .firstUnsolved)

  var exercise: ExerciseID?

  func run(in workbook: Workbook, _ console: Console) async throws -> ExitStatus {
    let grader = Grader(workbook, progress: console.note)
    let learner = LearnerProgress(of: workbook.catalog, grader.known)
    guard let exercise = try workbook.catalog.exercise(exercise, orFirstUnsolvedOf: learner) else {
      console.print(Guide.allSolved)
      return .success
    }
    let text = WiringText(exercise, in: workbook, style: console.style)
    switch try await WiringMaker(grader).wiring(of: Submission(exercise, in: workbook.root)) {
    case .nothing(let verdict):
      console.print(text.refusal(verdict))
      return .doesNotCompile
    case .wiring(let wiring):
      console.print(text.page(of: wiring, learner[exercise]))
      return .success
    }
  }
}

extension WiringCommand {
  init(_ words: Words) throws {
    self.init(exercise: try words.exercise())
  }
}
