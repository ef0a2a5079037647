import Course
import Interface

/// Lists the lessons and exercises, each with its state according to the stored verdicts.
struct List: Command {
  static let configuration = Configuration(
    name: "list", abstract: "List all exercises, with their state.")

  func run(in app: App) throws -> ExitStatus {
    let learner = LearnerProgress(in: app.workbook, app.consoleGrader())
    app.console.noteStrays(of: app.workbook.catalog)
    try app.console.print(Guide(app.workbook, learner, app.console.style).list)
    return .success
  }
}

extension List {
  init(_ arguments: ParsedArguments) {}
}
