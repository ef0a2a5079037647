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
      .init("--all", "Show the whole page, even before the exercise is solved."),
    ])

  var part: String?
  var showsCard = false
  var showsAll = false

  func run(
    in workbook: Workbook, _ console: Console, _ learner: () -> LearnerProgress
  ) throws -> ExitStatus {
    let page = PageFormatter(root: workbook.path, style: console.style)
    let text: String
    switch try part.map(workbook.scope) ?? .fromFirstUnsolved {
    case .all:
      guard showsCard else {
        throw UsageError("“show all” needs “--card”: it shows the summary cards of all lessons.")
      }
      text = try page.cards(in: workbook)
    case .lesson(let lesson):
      text = showsCard ? try page.card(of: lesson) : page.text(of: lesson, all: showsAll)
    case .exercise, .fromFirstUnsolved:
      let learner = learner()
      guard let exercise = try learner.exercise(named: part, in: workbook) else {
        return try console.printAllSolved()
      }
      let lesson = workbook.catalog.lesson(of: exercise)
      if showsCard, let lesson {
        text = try page.card(of: lesson)
      } else {
        text = try page.text(
          of: exercise, in: lesson, all: showsAll || learner.isSolved(exercise))
      }
    }
    try console.print(text)
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
