import Course
import Interface

/// A command that shows an exercise's hints, with one more hint each time.
struct Hint: Command {
  static let configuration = Configuration(
    name: "hint", abstract: "Show the next hint.", argument: .firstUnsolved,
    options: [.init("--all", "Show all hints at once.")])

  var exercise: String?
  var showsAll = false

  func run(in app: App) throws -> ExitStatus {
    let (learner, exercise) = try app.progress(naming: exercise, app.consoleGrader())
    guard let exercise else {
      return try app.printAllSolved()
    }
    let hints = try Hints(
      for: exercise, after: learner[exercise], in: app.workbook, style: app.console.style)
    if showsAll {
      try app.console.print(hints.all)
      return .success
    }
    let call = "\(Runner.call) hint \(exercise.id)"
    try app.console.print(
      hints.next(
        ifMore: "Next hint: \(call)", ifLast: "That was the last hint. All hints: \(call) --all"))
    try hints.countNext()
    return .success
  }
}

extension Hint {
  init(_ arguments: ParsedArguments) {
    self.init(exercise: arguments.value, showsAll: arguments.contains("--all"))
  }
}
