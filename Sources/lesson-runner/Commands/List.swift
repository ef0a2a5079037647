import Course
import Grading
import Interface

/// Shows every lesson and exercise with its state, from the verdicts that are known.
struct List: Command {
  static let configuration = Configuration(
    name: "list", abstract: "Show every lesson and exercise with its state.")

  func run(in workbook: Workbook, _ console: Console) -> ExitStatus {
    let learner = LearnerProgress(of: workbook.catalog, KnownVerdicts(in: workbook))
    console.noteStrays(of: workbook)
    console.print(Guide(workbook, learner, console.style).list)
    return .success
  }
}

extension List {
  init(_ words: Words) {}
}
