import Course
import Interface

/// Shows a lesson's introduction, an exercise's section, or summary cards, for a terminal.
struct Show: Command {
  static let configuration = Configuration(
    name: "show", abstract: "Show an exercise's page, a lesson's introduction, or its card.",
    argument: .init(
      name: "what",
      help: "An exercise (1.2), a lesson (1), or all. (default: the first unsolved one)",
      values: .scope),
    options: [
      .init("--card", "Show the lesson's summary card; with all, every card and what comes next.")
    ])

  var scope = Scope.fromFirstUnsolved
  var showsCard = false

  func run(in app: App) throws -> ExitStatus {
    let page = Page(root: app.workbook.path, style: app.console.style)
    let catalog = app.workbook.catalog
    switch scope {
    case .all:
      try app.console.print(try page.cards(in: app.workbook))
    case .lesson(let number):
      let lesson = try catalog.existing(lesson: number)
      try app.console.print(showsCard ? try page.card(of: lesson) : page.text(of: lesson))
    case .exercise, .fromFirstUnsolved:
      guard let exercise = try app.progress(naming: id, app.consoleGrader()).1 else {
        return try app.printAllSolved()
      }
      let lesson = catalog.lesson(of: exercise)
      if showsCard, let lesson {
        try app.console.print(try page.card(of: lesson))
      } else {
        try app.console.print(try page.text(of: exercise, in: lesson))
      }
    }
    return .success
  }

  /// The exercise that the user named, or nil.
  private var id: ExerciseID? {
    if case .exercise(let id) = scope { id } else { nil }
  }
}

extension Show {
  init(_ arguments: ParsedArguments) throws {
    self.init(
      scope: try arguments.scope() ?? .fromFirstUnsolved, showsCard: arguments.contains("--card"))
    if scope == .all, !showsCard {
      throw UsageError("“show all” needs “--card”: it shows the summary cards of all lessons.")
    }
  }
}
