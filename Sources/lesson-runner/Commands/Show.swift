import Course
import Interface

/// A command that shows a lesson's introduction, an exercise's section, or summary cards.
struct Show: Command {
  static let configuration = Configuration(
    name: "show", abstract: "Show an exercise's page, a lesson's introduction, or its card.",
    argument: .init(
      name: "what",
      help: "An exercise (1.2, Shared), a lesson (1), or all. (default: first unsolved)",
      isScope: true),
    options: [
      .init("--card", "Show the lesson's summary card; with all, every card and what comes next."),
      .init("--all", "Show “Afterwards”, too, before the exercise is solved."),
    ])

  var part: String?
  var showsCard = false
  var showsAll = false

  func run(in app: App) throws -> ExitStatus {
    let page = Page(root: app.workbook.path, style: app.console.style)
    let catalog = app.workbook.catalog
    let text: String
    switch try part.map(app.workbook.scope) ?? .fromFirstUnsolved {
    case .all:
      guard showsCard else {
        throw UsageError("“show all” needs “--card”: it shows the summary cards of all lessons.")
      }
      text = try page.cards(in: app.workbook)
    case .lesson(let lesson):
      text = showsCard ? try page.card(of: lesson) : page.text(of: lesson)
    case .exercise, .fromFirstUnsolved:
      let (learner, exercise) = try app.progress(naming: part, app.consoleGrader())
      guard let exercise else { return try app.printAllSolved() }
      let lesson = catalog.lesson(of: exercise)
      if showsCard, let lesson {
        text = try page.card(of: lesson)
      } else {
        text = try page.text(
          of: exercise, in: lesson, isSolved: showsAll || learner.isSolved(exercise))
      }
    }
    try app.console.print(text)
    return .success
  }
}

extension Show {
  init(_ arguments: ParsedArguments) {
    self.init(
      part: arguments.value, showsCard: arguments.contains("--card"),
      showsAll: arguments.contains("--all"))
  }
}
