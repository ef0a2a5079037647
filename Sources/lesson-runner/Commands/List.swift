import Course
import Interface

/// A command that lists the lessons and exercises, with their states in the stored verdicts.
struct List: Command {
  static let configuration = Configuration(
    name: "list", abstract: "List all exercises, with their state.")

  func run(in app: App) throws -> ExitStatus {
    let learner = LearnerProgress(in: app.workbook, app.consoleGrader())
    app.console.noteStrays(of: app.workbook.catalog)
    let guide = Guide(workbook: app.workbook, learner: learner, style: app.console.style)
    try app.console.print(guide.list)
    return .success
  }
}

extension List {
  init(_ arguments: ParsedArguments) {}
}
