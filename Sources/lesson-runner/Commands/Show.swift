import Course
import Interface

/// Shows a lesson's introduction or an exercise's section, formatted for a terminal.
struct Show: Command {
  static let configuration = Configuration(
    name: "show", abstract: "Show an exercise's page, or a lesson's introduction.",
    argument: .init(
      name: "what", help: "An exercise (1.2) or a lesson (1). (default: the first unsolved one)",
      values: .scope),
    options: [.noPager])

  var exercise: ExerciseID?
  var lesson: Int?
  var usesPager = true

  func run(in app: App) async throws -> ExitStatus {
    let page = Page(root: app.workbook.path, style: app.console.style)
    let catalog = app.workbook.catalog
    if let lesson {
      try await app.present(page.text(of: catalog.existing(lesson: lesson)), inPager: usesPager)
      return .success
    }
    guard let exercise = try app.progress(naming: exercise, app.consoleGrader()).1 else {
      return try app.printAllSolved()
    }
    try await app.present(
      page.text(of: exercise, in: catalog.lesson(of: exercise)), inPager: usesPager)
    return .success
  }
}

extension Show {
  init(_ arguments: ParsedArguments) throws {
    let lesson = arguments.value.flatMap { Int($0) }
    self.init(
      exercise: lesson == nil ? try arguments.exercise() : nil, lesson: lesson,
      usesPager: !arguments.contains("--no-pager"))
  }
}
