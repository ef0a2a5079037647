import Course
import Interface

/// Shows a lesson's introduction or an exercise's section, formatted for a terminal.
struct Show: Command {
  static let configuration = Configuration(
    name: "show", abstract: "Show an exercise's page, or a lesson's introduction.",
    argument: .init(
      name: "what", help: "An exercise (1.2) or a lesson (1). (default: the first unsolved one)",
      values: .scope))

  var exercise: ExerciseID?
  var lesson: Int?

  func run(in app: App) throws -> ExitStatus {
    let page = Page(root: app.workbook.path, style: app.console.style)
    let catalog = app.workbook.catalog
    if let lesson {
      try app.console.print(page.text(of: try catalog.existing(lesson: lesson)))
      return .success
    }
    guard let exercise = try app.progress(naming: exercise, app.consoleGrader()).1 else {
      return try app.printAllSolved()
    }
    try app.console.print(try page.text(of: exercise, in: catalog.lesson(of: exercise)))
    return .success
  }
}

extension Show {
  init(_ arguments: ParsedArguments) throws {
    let lesson = arguments.value.flatMap { Int($0) }
    self.init(exercise: lesson == nil ? try arguments.exercise() : nil, lesson: lesson)
  }
}
