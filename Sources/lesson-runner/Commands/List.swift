import Course
import Interface

/// Shows every lesson and exercise with its state, from the stored verdicts.
struct List: Command {
  static let configuration = Configuration(
    name: "list", abstract: "Show every lesson and exercise with its state.")

  func run(in app: App) throws -> ExitStatus {
    let learner = LearnerProgress(in: app.workbook, app.grader)
    app.console.noteStrays(of: app.workbook.catalog)
    try app.console.print(Guide(app.workbook, learner, app.console.style).list)
    return .success
  }
}

extension List {
  init(_ arguments: ParsedArguments) {}
}
